import * as v from "valibot";
import { say } from "./part.ts";

/** A model server that people run on their own machine. */
export interface LocalServer {
  readonly name: string;
  /** Where it answers in OpenAI's protocol, without a last slash. */
  readonly baseUrl: string;
}

/** The default addresses of these programs. */
export const localServers: readonly LocalServer[] = [
  { name: "Ollama", baseUrl: "http://127.0.0.1:11434/v1" },
  { name: "LM Studio", baseUrl: "http://127.0.0.1:1234/v1" },
  { name: "llama.cpp", baseUrl: "http://127.0.0.1:9931/v1" },
  // Its default port until the summer of 2026.
  { name: "llama.cpp", baseUrl: "http://127.0.0.1:8080/v1" },
];

/** How long a server on this machine may take to answer, in milliseconds. */
const TIMEOUT_MS = 1_000;
/** The default context of Ollama and LM Studio, in tokens. Longer prompts would be cut without an error. */
const CONTEXT_TOKENS = 4_096;
/** The API does not start with less (MODEL_CONTEXT). */
const CONTEXT_MIN = 2_000;

/**
 * The variables that connect the API to a model server on this machine; empty when a model is configured already, when
 * MODEL_AUTODETECT is `off`, and when no server with a model answers. Prints which model is used, or how to connect one. The port
 * can be another program's, so no key is sent there, neither now nor with the replies.
 */
export async function detectModel(
  env: NodeJS.ProcessEnv,
  servers: readonly LocalServer[] = localServers,
  print: (text: string) => void = (text) => say("model", text),
): Promise<Record<string, string>> {
  if (env.MODEL_BASE_URL || env.MODELS_FILE) return {};
  const candidates = env.MODEL_AUTODETECT === "off" ? [] : servers;
  const answers = await Promise.all(candidates.map(modelOf));
  for (const [index, { name, baseUrl }] of candidates.entries()) {
    const answer = answers[index];
    if (answer?.kind === "unusable") print(`${name} (${baseUrl}) ${answer.why}`);
    if (answer?.kind !== "model") continue;
    print(`${answer.model} of ${name} (${baseUrl}); MODEL_AUTODETECT=off leaves it alone`);
    return {
      MODEL_BASE_URL: baseUrl,
      MODEL_NAME: answer.model,
      MODEL_API_KEY: "",
      MODEL_CONTEXT: env.MODEL_CONTEXT || String(answer.context ?? CONTEXT_TOKENS),
    };
  }
  print("no AI connected, so characters reply from a script; `npm run model` downloads one");
  print("Ollama, LM Studio or llama.cpp on this machine is used as well, and MODEL_BASE_URL (.env.example)");
  return {};
}

/** What a server answers; `none` when nothing listens there, or another program. */
type LocalAnswer =
  | { readonly kind: "model"; readonly model: string; readonly context: number | null }
  | { readonly kind: "unusable"; readonly why: string }
  | { readonly kind: "none" };

/** The id is printed, and sent with each reply: no control characters, and no invisible ones. */
const modelId = v.pipe(v.string(), v.regex(/^[^\p{C}\p{Zl}\p{Zp}]{1,300}$/u));
/** `GET /models`. Only llama.cpp says the context size. */
const modelList = v.object({
  data: v.array(
    v.object({
      id: modelId,
      meta: v.nullish(v.object({ n_ctx: v.optional(v.pipe(v.number(), v.integer())) })),
    }),
  ),
});
const modelError = v.object({ error: v.object({ message: v.string() }) });

/** The first model of a server that can chat. */
async function modelOf({ baseUrl }: LocalServer): Promise<LocalAnswer> {
  try {
    const answer = await fetch(`${baseUrl}/models`, {
      redirect: "error",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const body: unknown = await answer.json();
    if (answer.status !== 200) return v.is(modelError, body) ? unusable(answer.status) : { kind: "none" };
    const found = v.parse(modelList, body).data.find(({ id }) => !/embed/i.test(id));
    if (!found) return { kind: "none" };
    const context = found.meta?.n_ctx ?? null;
    if (context !== null && context < CONTEXT_MIN)
      return { kind: "unusable", why: `has a context of ${context} tokens, and ${CONTEXT_MIN} are needed` };
    return { kind: "model", model: found.id, context };
  } catch {
    // Nothing listens there, or it is another program.
    return { kind: "none" };
  }
}

/** Why a model server does not list its models. */
function unusable(status: number): LocalAnswer {
  if (status === 401) return { kind: "unusable", why: "needs a key, which is sent with MODEL_BASE_URL only" };
  if (status === 503) return { kind: "unusable", why: "still loads its model; start again when it is ready" };
  return { kind: "none" };
}
