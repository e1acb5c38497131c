import { type Environment, wholeFrom } from "./environment.ts";

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
