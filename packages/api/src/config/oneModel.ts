import { type Environment, refuseWithout, required, urlOf, wholeFrom } from "./environment.ts";
import { CONTEXT_TOKENS_MIN, modelDefaults, type ModelsSettings } from "./modelSettings.ts";

/**
 * Reads the one model of `MODEL_BASE_URL` and the variables beside it; null when it is not set. Throws a StartFailure that
 * names a wrong variable.
 */
export function readOneModel(env: Environment): ModelsSettings | null {
  refuseWithout(env, ["MODEL_NAME", "MODEL_API_KEY"], "MODEL_BASE_URL");
  const limits = {
    concurrency: wholeFrom(env, "MODEL_CONCURRENCY", 1),
    contextTokens: wholeFrom(env, "MODEL_CONTEXT", CONTEXT_TOKENS_MIN),
  };
  const baseUrl = urlOf(env, "MODEL_BASE_URL");
  if (!baseUrl) return null;
  const name = required(env, "MODEL_NAME", "MODEL_BASE_URL");
  const address = { baseUrl: baseUrl.href.replace(/\/+$/, ""), apiKey: env.MODEL_API_KEY || null };
  const models = [{ ...modelDefaults, ...limits, ...address, id: name, name }];
  return { models, routeOf: () => models };
}
