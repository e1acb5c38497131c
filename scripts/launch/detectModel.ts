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
  { name: "llama.cpp", baseUrl: "http://127.0.0.1:8080/v1" },
];

/** How long a server on this machine may take to answer, in milliseconds. */
const TIMEOUT_MS = 1_000;
/** The default context of Ollama and LM Studio, in tokens. Longer prompts would be cut without an error. */
const CONTEXT_TOKENS = "4096";

/**
 * The variables that connect the API to a model server on this machine; empty when a model is configured already, when
 * MODEL_AUTODETECT is `off`, and when no server with a model answers. Prints which model is used, or how to connect one.
 */
export async function detectModel(
  env: NodeJS.ProcessEnv,
  servers: readonly LocalServer[] = localServers,
  print: (text: string) => void = (text) => say("model", text),
): Promise<Record<string, string>> {
  if (env.MODEL_BASE_URL || env.MODELS_FILE) return {};
  const found = env.MODEL_AUTODETECT === "off" ? [] : await Promise.all(servers.map(modelsOf));
  for (const [index, { name, baseUrl }] of servers.entries()) {
    const model = found[index]?.[0];
    if (model === undefined) continue;
    print(`${model} of ${name} (${baseUrl}); MODEL_AUTODETECT=off leaves it alone`);
    return {
      MODEL_BASE_URL: baseUrl,
      MODEL_NAME: model,
      MODEL_CONTEXT: env.MODEL_CONTEXT || CONTEXT_TOKENS,
    };
  }
  print("no AI connected, so characters reply from a script");
  print(
    "to connect one, start Ollama, LM Studio or llama.cpp here and start again, or set MODEL_BASE_URL (.env.example)",
  );
  return {};
}

/** The models of a server that can chat, by name; none when it does not answer as such a server does. */
async function modelsOf({ baseUrl }: LocalServer): Promise<readonly string[]> {
  try {
    const answer = await fetch(`${baseUrl}/models`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    const { data } = (await answer.json()) as { readonly data?: readonly { readonly id?: unknown }[] };
    return (data ?? []).flatMap(({ id }) => (typeof id === "string" && !/embed/i.test(id) ? [id] : []));
  } catch {
    // Nothing listens there, or it is another program.
    return [];
  }
}
