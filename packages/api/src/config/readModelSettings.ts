import { StartFailure } from "../shared/StartFailure.ts";
import { type Environment, refuseWithout, required, urlOf, wholeFrom } from "./environment.ts";
import { CONTEXT_TOKENS_MIN, modelDefaults, type ModelsSettings } from "./modelSettings.ts";
import { readModelsFile } from "./modelsFile.ts";

const ONE_MODEL = ["MODEL_BASE_URL", "MODEL_NAME", "MODEL_CONCURRENCY", "MODEL_CONTEXT"];

/**
 * Reads the one model of `MODEL_BASE_URL` and the variables beside it, or the models of `MODELS_FILE`; null without both.
 * Throws a StartFailure that names a wrong variable or field.
 */
export function readModelSettings(
  env: Environment,
  fromRepository: (path: string) => string,
): ModelsSettings | null {
  if (env.MODELS_FILE) {
    const other = ONE_MODEL.find((name) => env[name]);
    if (other) throw new StartFailure(`MODELS_FILE describes all models, so it excludes ${other}`);
    return readModelsFile(fromRepository(env.MODELS_FILE), env);
  }
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
