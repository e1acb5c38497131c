import type { Environment } from "./environment.ts";
import { StartFailure } from "../shared/StartFailure.ts";

/** Limits of the model server, set by the operator. */
export interface ModelLimits {
  /** The most requests of this process at a time; null means unlimited. */
  readonly concurrency: number | null;
  /** The context size in tokens, with the reply; null means that every plan's context fits. */
  readonly contextTokens: number | null;
}

/** Reads `MODEL_CONCURRENCY` and `MODEL_CONTEXT`. Throws a StartFailure that names a wrong variable. */
export function readModelLimits(env: Environment): ModelLimits {
  return {
    concurrency: wholeFrom(env, "MODEL_CONCURRENCY", 1),
    contextTokens: wholeFrom(env, "MODEL_CONTEXT", 2_000),
  };
}

function wholeFrom(env: Environment, name: string, least: number): number | null {
  const text = env[name];
  if (!text) return null;
  const value = Number(text);
  if (/^\d{1,9}$/.test(text) && value >= least) return value;
  throw new StartFailure(`${name} must be a whole number from ${least} on`);
}
