import type { Environment } from "./environment.ts";
import { StartFailure } from "../shared/StartFailure.ts";

/** What the model can take, as far as the operator says so. */
export interface ModelLimits {
  /** Answers that this process asks for at once; null asks for all at once. */
  readonly concurrency: number | null;
  /** Tokens that the model can read, its answer included; null trusts it with whatever a plan allows. */
  readonly contextTokens: number | null;
}

/** Reads `MODEL_CONCURRENCY` and `MODEL_CONTEXT`. Throws a StartFailure naming the one that makes no sense. */
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
