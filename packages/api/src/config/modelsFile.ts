import { planById, type PlanKey, plans } from "@mimi/contract";
import * as v from "valibot";
import { StartFailure } from "../shared/StartFailure.ts";
import { readJsonFile, variableName } from "./jsonFile.ts";
import {
  CONTEXT_TOKENS_MIN,
  modelDefaults,
  type ModelSettings,
  type ModelsSettings,
  standardFormat,
} from "./modelSettings.ts";

const text = v.pipe(v.string(), v.minLength(1, "must not be empty"));
const whole = (least: number) =>
  v.pipe(v.number(), v.integer("must be a whole number"), v.minValue(least, `must be at least ${least}`));
const positive = v.pipe(v.number(), v.gtValue(0, "must be more than 0"));
const between = (least: number, most: number) => {
  const message = `must be from ${least} to ${most}`;
  return v.pipe(v.number(), v.minValue(least, message), v.maxValue(most, message));
};
const price = v.pipe(v.number(), v.minValue(0, "must be at least 0"));

const sampling = v.strictObject({
  temperature: v.optional(between(0, 5)),
  top_p: v.optional(between(0, 1)),
  top_k: v.optional(whole(-1)),
  min_p: v.optional(between(0, 1)),
  frequency_penalty: v.optional(between(-2, 2)),
  presence_penalty: v.optional(between(-2, 2)),
  repetition_penalty: v.optional(between(0, 5)),
  /** The name of `repetition_penalty` in llama.cpp. */
  repeat_penalty: v.optional(between(0, 5)),
  stop: v.optional(v.union([text, v.pipe(v.array(text), v.minLength(1, "must not be empty"))])),
  seed: v.optional(whole(0)),
});

/** Fields of the body that the product itself sets. */
const OUR_FIELDS = ["model", "messages", "stream"];
const extraBody = v.pipe(
  v.record(v.string(), v.unknown()),
  v.check(
    (body) => OUR_FIELDS.every((field) => !(field in body)),
    `must not contain ${OUR_FIELDS.join(", ")}`,
  ),
);

/** Headers that the product itself sets; the key has a field of its own. */
const OUR_HEADERS = ["accept", "authorization", "connection", "content-length", "content-type", "host"];
const headers = v.pipe(
  v.record(
    v.pipe(v.string(), v.regex(/^[\w!#$%&'*+.^`|~-]+$/, "is not the name of a header")),
    v.pipe(v.string(), v.regex(/^[\t\x20-\x7e]*$/, "is not the value of a header")),
  ),
  v.check(
    (values) => Object.keys(values).every((name) => !OUR_HEADERS.includes(name.toLowerCase())),
    `must not contain ${OUR_HEADERS.join(", ")}; the key is api_key or api_key_env`,
  ),
);

const model = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[\w.:/-]{1,80}$/, "must be 1 to 80 letters, digits and . : / _ -")),
  base_url: v.pipe(v.string(), v.regex(/^https?:\/\/[^\s/@?#]+[^\s@?#]*$/, "is not an address of the web")),
  model: text,
  api_key: v.optional(text),
  /** The variable with the key, so that the file has no secrets. */
  api_key_env: v.optional(variableName),
  context: v.optional(whole(CONTEXT_TOKENS_MIN)),
  concurrency: v.optional(whole(1)),
  reply_tokens: v.optional(whole(16)),
  first_token_seconds: v.optional(positive),
  between_tokens_seconds: v.optional(positive),
  max_tokens_field: v.optional(v.picklist(["max_tokens", "max_completion_tokens", "none"])),
  seed_field: v.optional(v.picklist(["seed", "random_seed", "none"])),
  system_role: v.optional(v.picklist(["anywhere", "first", "none"])),
  alternate_roles: v.optional(v.boolean()),
  include_usage: v.optional(v.boolean()),
  stop_at_names: v.optional(v.boolean()),
  sampling: v.optional(sampling),
  extra_body: v.optional(extraBody),
  headers: v.optional(headers),
  price: v.optional(v.strictObject({ input_per_million: price, output_per_million: price })),
});

const route = v.optional(v.pipe(v.array(v.string()), v.minLength(1, "must name a model")));
const planRoutes = Object.fromEntries(plans.map(({ key }) => [key, route])) as Record<PlanKey, typeof route>;
const routes = v.strictObject({ default: route, ...planRoutes, background: route });
const fileSchema = v.strictObject({
  models: v.pipe(v.array(model), v.minLength(1, "must contain a model")),
  routes: v.optional(routes),
});

type Env = Readonly<Record<string, unknown>>;
type FileModel = v.InferOutput<typeof model>;
type FileRoutes = v.InferOutput<typeof routes>;

/**
 * Reads the models of a JSON file. `env` has the variables that the file names. Throws a StartFailure that names a wrong
 * field.
 */
export function readModelsFile(path: string, env: Env): ModelsSettings {
  const file = readJsonFile(path, fileSchema);
  if ("problem" in file) throw new StartFailure(`MODELS_FILE${file.problem}`);
  const { models: given, routes = {} } = file.content;
  const twice = given.findIndex(({ id }, index) => given.findIndex((other) => other.id === id) < index);
  if (twice >= 0) throw wrong(`models.${twice}.id`, "is used twice");
  const models = given.map((one, index) => settingsOf(one, `models.${index}`, env));
  return { models, routeOf: routesOf(models, routes) };
}

function settingsOf(given: FileModel, at: string, env: Env): ModelSettings {
  const { max_tokens_field: maxTokens = standardFormat.maxTokensField, seed_field: seed = "seed" } = given;
  return {
    id: given.id,
    baseUrl: given.base_url.replace(/\/+$/, ""),
    apiKey: keyOf(given, at, env),
    name: given.model,
    concurrency: given.concurrency ?? modelDefaults.concurrency,
    contextTokens: given.context ?? modelDefaults.contextTokens,
    replyTokens: given.reply_tokens ?? modelDefaults.replyTokens,
    firstTokenMs: milliseconds(given.first_token_seconds) ?? modelDefaults.firstTokenMs,
    betweenTokensMs: milliseconds(given.between_tokens_seconds) ?? modelDefaults.betweenTokensMs,
    price: given.price
      ? {
          inputPerMillion: given.price.input_per_million,
          outputPerMillion: given.price.output_per_million,
        }
      : null,
    format: {
      maxTokensField: maxTokens === "none" ? null : maxTokens,
      seedField: seed === "none" ? null : seed,
      systemRole: given.system_role ?? standardFormat.systemRole,
      alternateRoles: given.alternate_roles ?? standardFormat.alternateRoles,
      includeUsage: given.include_usage ?? standardFormat.includeUsage,
      stopAtNames: given.stop_at_names ?? standardFormat.stopAtNames,
      sampling: given.sampling ?? {},
      extraBody: given.extra_body ?? {},
      headers: given.headers ?? {},
    },
  };
}

function keyOf({ api_key: key, api_key_env: variable }: FileModel, at: string, env: Env): string | null {
  if (variable === undefined) return key ?? null;
  if (key !== undefined) throw wrong(`${at}.api_key_env`, "excludes api_key");
  const value = env[variable];
  if (typeof value !== "string") throw wrong(`${at}.api_key_env`, `names ${variable}, which is not set`);
  return value;
}

function milliseconds(seconds: number | undefined): number | undefined {
  return seconds === undefined ? undefined : Math.round(seconds * 1000);
}

function routesOf(models: readonly ModelSettings[], given: FileRoutes): ModelsSettings["routeOf"] {
  const resolve = (name: keyof FileRoutes, ids: readonly string[]) =>
    ids.map((id, index) => {
      const found = models.find((one) => one.id === id);
      if (!found) throw wrong(`routes.${name}.${index}`, `names no model: ${id}`);
      if (ids.indexOf(id) < index) throw wrong(`routes.${name}.${index}`, `is named twice: ${id}`);
      return found;
    });
  const fallback = given.default ? resolve("default", given.default) : models;
  const routes = new Map(
    [...plans.map(({ key }) => key), "background" as const].map((name) => {
      const ids = given[name];
      return [name, ids ? resolve(name, ids) : fallback] as const;
    }),
  );
  return (name) => routes.get(name === "background" ? name : planById(name).key) ?? fallback;
}

function wrong(field: string, why: string): StartFailure {
  return new StartFailure(`MODELS_FILE: ${field} ${why}`);
}
