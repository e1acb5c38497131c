import * as v from "valibot";
import { StartFailure } from "../shared/StartFailure.ts";
import { CONTEXT_TOKENS_MIN, modelDefaults, type ModelsSettings } from "./modelSettings.ts";
import { readModelsFile } from "./modelsFile.ts";
import {
  choice,
  OFF,
  orOff,
  path,
  rule,
  setting,
  settingOf,
  webAddress,
  whole,
  withoutSlash,
  text,
} from "./setting.ts";

const onlyWith = "MODEL_BASE_URL";
/** The settings of the one model without a file. */
const ONE_MODEL = ["MODEL_BASE_URL", "MODEL_NAME", "MODEL_CONCURRENCY", "MODEL_CONTEXT"] as const;

/** Null uses the demo responder; `off` writes no replies. */
export const modelVariables = v.pipe(
  // The file of models names variables of its own, with keys.
  v.looseObject({
    MODEL_BASE_URL: setting(
      "`npm run model` downloads a small model, which `npm start` runs from then on. These variables come before it. Unset, and " +
        "no such model: the demo responder, with prepared replies. Set: an endpoint with the OpenAI chat protocol.",
      orOff(webAddress),
      { example: "https://models.example/v1", inProduction: "the model", canBeOff: true },
    ),
    MODEL_AUTODETECT: settingOf(
      "the launcher",
      "While MODEL_BASE_URL is unset, `npm start` uses Ollama, LM Studio or llama.cpp if one runs here at its usual port. `off`: not.",
      "off",
    ),
    MODEL_FILE: settingOf(
      "the launcher",
      "A model of your own that `npm start`, `npm run dev` and `npm run serve` run, after `npm run model -- --install`.",
      "models/small.gguf",
    ),
    HF_ENDPOINT: settingOf(
      "the launcher",
      "Where `npm run model` downloads from: a mirror of Hugging Face. HTTPS_PROXY and NO_PROXY set a proxy.",
      "https://huggingface.co",
    ),
    MODEL_API_KEY: setting("The bearer key of the endpoint.", text, { secret: true }),
    MODEL_NAME: setting("The model, by the name that the endpoint knows.", text, {
      onlyWith,
      neededBy: onlyWith,
    }),
    MODELS_FILE: setting(
      "Instead of MODEL_BASE_URL and the variables beside it: a JSON file with one or more models, by plan and with fallbacks. " +
        "Also for sampling, other fields of the body, roles and prices. See docs/guides/models.md.",
      path,
      { example: "models.json" },
    ),
    MODEL_CONCURRENCY: setting(
      "How many replies all API processes together request at once. Others wait in a queue, by plan. Unset: no limit. For a " +
        "model of `npm run model`: how many replies it writes at once, each with a context of its own. Unset: 1.",
      whole(1, "replies"),
      { example: "8" },
    ),
    CHAT_TITLES: setting(
      "Titles of chats: the model writes one after the first reply (`model`), or they are the user's first sentence (`message`).",
      choice("model", "message"),
      { default: "model" },
    ),
    MODEL_CONTEXT: setting(
      "Context size of the model in tokens, with the reply. Unset: only the limit of the plan; 8,192 for a model of `npm run " +
        "model`.",
      whole(CONTEXT_TOKENS_MIN, "tokens"),
      { example: "32768" },
    ),
  }),
  v.title("Model"),
  rule((env) => {
    if (env.MODELS_FILE === undefined)
      return env.MODEL_API_KEY !== undefined && !(env.MODEL_BASE_URL instanceof URL)
        ? "MODEL_API_KEY is set but MODEL_BASE_URL is not"
        : null;
    if (env.MODEL_BASE_URL === OFF) return "MODEL_BASE_URL is off, but MODELS_FILE is set";
    const other = ONE_MODEL.find((name) => env[name] !== undefined);
    return other && `MODELS_FILE describes all models, so it excludes ${other}`;
  }),
  v.rawTransform(({ dataset: { value: env }, addIssue, NEVER }) => {
    try {
      /** Whether the model writes the titles of chats; otherwise they are the user's first sentence. */
      const modelTitles = env.CHAT_TITLES === "model";
      if (env.MODELS_FILE !== undefined) return { models: readModelsFile(env.MODELS_FILE, env), modelTitles };
      return { models: env.MODEL_BASE_URL === OFF ? OFF : oneModel(env), modelTitles };
    } catch (error) {
      if (!(error instanceof StartFailure)) throw error;
      addIssue({ message: error.message });
      return NEVER;
    }
  }),
);

function oneModel(env: {
  readonly MODEL_BASE_URL?: URL | typeof OFF | undefined;
  readonly MODEL_NAME?: string | undefined;
  readonly MODEL_API_KEY?: string | undefined;
  readonly MODEL_CONCURRENCY?: number | undefined;
  readonly MODEL_CONTEXT?: number | undefined;
}): ModelsSettings | null {
  const { MODEL_BASE_URL: baseUrl, MODEL_NAME: name = "", MODEL_API_KEY: apiKey = null } = env;
  if (!(baseUrl instanceof URL)) return null;
  const limits = { concurrency: env.MODEL_CONCURRENCY ?? null, contextTokens: env.MODEL_CONTEXT ?? null };
  const models = [{ ...modelDefaults, ...limits, id: name, name, baseUrl: withoutSlash(baseUrl), apiKey }];
  return { models, routeOf: () => models };
}
