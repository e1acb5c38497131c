import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { basename, isAbsolute, join } from "node:path";
import { CONTEXT_TOKENS, defaultSampling, type Sampling } from "../model/catalogue.ts";
import { isLlamaInstalled } from "../model/llamaPackage.ts";
import { modelsFolder, readChosenModel } from "../model/modelStore.ts";
import type { ServerProps } from "../model/server/chatServer.ts";
import { LaunchFailure } from "./failure.ts";
import { answers, type PartPlan, say, startPart, untilAnswers } from "./part.ts";
import { freePort } from "./ports.ts";
import { restartWhenEnded } from "./restartWhenEnded.ts";
import type { ReadyPart } from "./restartWhenSilent.ts";
import { root } from "./settings.ts";
import type { Stoppable } from "./supervise.ts";

/** A model that runs on this machine, in a process of its own. */
export interface LocalModel {
  readonly name: string;
  readonly path: string;
  readonly sampling: Sampling;
  /** The folder with the packages that run it. */
  readonly folder: string;
  /** The setting that chose it. */
  readonly chosenBy: "MODEL_FILE" | "npm run model";
}

/** A large model can be read from a slow disk. */
const LOAD_MS = 600_000;
/** Without a graphics card, a long chat is read for minutes before the first token. */
const FIRST_TOKEN_S = 600;
const BETWEEN_TOKENS_S = 60;
/** The API does not start with less. */
const CONTEXT_MIN = 2_000;

/**
 * The model to run here: MODEL_FILE, else the one that `npm run model` chose; null when another one is configured, or none.
 * Throws a LaunchFailure when its file or its packages are missing.
 */
export function findLocalModel(env: NodeJS.ProcessEnv, dataDir: string): LocalModel | null {
  if (env.MODEL_BASE_URL || env.MODELS_FILE) return null;
  const folder = modelsFolder(dataDir);
  const found = env.MODEL_FILE ? ownModel(env.MODEL_FILE) : readChosenModel(folder);
  if (found === null) return null;
  const chosenBy = env.MODEL_FILE ? "MODEL_FILE" : "npm run model";
  if (!existsSync(found.path))
    throw new LaunchFailure(`${chosenBy} names ${found.path}, which is not there. ${remedyOf(chosenBy)}`);
  if (!isLlamaInstalled(folder))
    throw new LaunchFailure(
      "node-llama-cpp, which runs the model, is not installed: `npm run model -- --install` does it.",
    );
  return { ...found, folder, chosenBy };
}

function ownModel(file: string) {
  const path = isAbsolute(file) ? file : join(root, file);
  return { name: basename(path).replace(/\.gguf$/i, ""), path, sampling: defaultSampling };
}

function remedyOf(chosenBy: LocalModel["chosenBy"]): string {
  return chosenBy === "MODEL_FILE"
    ? "Correct or remove MODEL_FILE."
    : "`npm run model` downloads it, and `npm run model -- --off` starts without it.";
}

/**
 * Starts a model, waits until it is loaded, and returns the variables that connect the API to it. When its process ends by
 * itself, it is started again. Throws a LaunchFailure when it cannot be loaded.
 * @param own registers the part before it is ready
 */
export async function startLocalModel(
  model: LocalModel,
  env: NodeJS.ProcessEnv,
  own: <T extends Stoppable>(part: T) => T,
): Promise<Readonly<Record<string, string>>> {
  const key = randomBytes(24).toString("base64url");
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  say("model", `${model.name} (${model.chosenBy}) is loading`);
  const health = `${origin}/health`;
  const start = (): ReadyPart => {
    const part = startPart(partOf(model, { port, key, env }));
    return { ...part, untilReady: (withinMs = LOAD_MS) => untilAnswers(part, health, withinMs) };
  };
  const part = own(restartWhenEnded(start));
  await part.untilReady().catch((error: unknown) => {
    if (!(error instanceof LaunchFailure)) throw error;
    throw new LaunchFailure(`${error.message} ${remedyOf(model.chosenBy)}`);
  });
  const headers = { Authorization: `Bearer ${key}` };
  const props = (await (await fetch(`${origin}/props`, { headers })).json()) as ServerProps;
  const { n_ctx: context } = props.default_generation_settings;
  if (context < CONTEXT_MIN)
    throw new LaunchFailure(
      `${model.name} has a context of ${context} tokens, and ${CONTEXT_MIN} are needed. ${remedyOf(model.chosenBy)}`,
    );
  const file = join(model.folder, "running.json");
  writeFileSync(file, `${JSON.stringify(modelsFileOf(model, { origin, key, props }), null, 2)}\n`, {
    mode: 0o600,
  });
  return connectionBy(file);
}

/** MODELS_FILE excludes the other variables. An empty one counts as unset. */
function connectionBy(file: string): Readonly<Record<string, string>> {
  return { MODELS_FILE: file, MODEL_NAME: "", MODEL_API_KEY: "", MODEL_CONTEXT: "", MODEL_CONCURRENCY: "" };
}

/** The variables that connect to a model that `npm start` runs already; null without one. */
export async function findRunningModel(dataDir: string): Promise<Readonly<Record<string, string>> | null> {
  const file = join(modelsFolder(dataDir), "running.json");
  if (!existsSync(file)) return null;
  const { models } = JSON.parse(readFileSync(file, "utf8")) as ReturnType<typeof modelsFileOf>;
  const origin = models[0]?.base_url.replace(/\/v1$/, "");
  return (await answers(`${origin}/health`)) ? connectionBy(file) : null;
}

function partOf(
  { name, path, folder }: LocalModel,
  { port, key, env }: { readonly port: number; readonly key: string; readonly env: NodeJS.ProcessEnv },
): PartPlan {
  const context = wholeFrom(env, "MODEL_CONTEXT", CONTEXT_MIN) ?? CONTEXT_TOKENS;
  const places = wholeFrom(env, "MODEL_CONCURRENCY", 1) ?? 1;
  const options = { name, path, folder, context, places, port };
  return {
    name: "model",
    file: join(root, "scripts/model/server/main.ts"),
    args: Object.entries(options).map(([option, value]) => `--${option}=${value}`),
    cwd: root,
    env: { ...env, LOCAL_MODEL_KEY: key },
    graceMs: 2_000,
  };
}

function modelsFileOf(
  { name, sampling }: LocalModel,
  { origin, key, props }: { readonly origin: string; readonly key: string; readonly props: ServerProps },
) {
  const model = {
    id: name.replaceAll(/[^\w.:/-]/g, "-").slice(0, 80),
    base_url: `${origin}/v1`,
    model: name,
    api_key: key,
    context: props.default_generation_settings.n_ctx,
    concurrency: props.total_slots,
    first_token_seconds: FIRST_TOKEN_S,
    between_tokens_seconds: BETWEEN_TOKENS_S,
    include_usage: true,
    ...props.roles,
    sampling,
  };
  return { models: [model] };
}

function wholeFrom(env: NodeJS.ProcessEnv, name: string, least: number): number | null {
  const text = env[name];
  if (!text) return null;
  const value = Number(text);
  if (Number.isInteger(value) && value >= least) return value;
  throw new LaunchFailure(`${name} is "${text}"; it must be a whole number of at least ${least}.`);
}
