import { detectModel } from "./detectModel.ts";
import { findLocalModel, startLocalModel } from "./localModel.ts";
import { say } from "./part.ts";
import type { Stoppable } from "./supervise.ts";

/** Where a model is looked for. */
export interface ModelSearch {
  readonly env: NodeJS.ProcessEnv;
  readonly dataDir: string;
  /** Whether servers on this machine are looked for, too. */
  readonly detects: boolean;
}

/**
 * The variables that connect the API to the model: a configured one, else one that runs here in a process of its own, else a
 * server on this machine. Prints which one is used. Throws a LaunchFailure when the model that runs here cannot be started.
 * @param own registers a part that was started
 */
export async function connectModel(
  { env, dataDir, detects }: ModelSearch,
  own: <T extends Stoppable>(part: T) => T,
): Promise<Readonly<Record<string, string>>> {
  const configured = configuredModel(env);
  if (configured !== null) {
    say("model", configured);
    return {};
  }
  const local = findLocalModel(env, dataDir);
  if (local !== null) return startLocalModel(local, env, own);
  return detects ? detectModel(env) : {};
}

/** What the settings name; null without any. */
function configuredModel({ MODEL_BASE_URL: url, MODELS_FILE: file, MODEL_NAME: name }: NodeJS.ProcessEnv) {
  if (file) return `those of ${file} (MODELS_FILE)`;
  if (!url) return null;
  const host = URL.parse(url)?.host;
  return host ? `${name ?? "a model"} of ${host} (MODEL_BASE_URL)` : `MODEL_BASE_URL=${url}`;
}
