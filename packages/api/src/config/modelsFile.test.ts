import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { describe, expect, it } from "vitest";
import { StartFailure } from "../shared/StartFailure.ts";
import { repositoryFolder } from "./packageFolder.ts";
import { readSettings } from "./settings.ts";

const small = { id: "small", base_url: "http://127.0.0.1:8000/v1", model: "org/small-7b" };
const large = { id: "large", base_url: "https://models.example/api/v1/", model: "org/large-70b" };

const full = {
  ...large,
  api_key_env: "LARGE_KEY",
  context: 32_768,
  concurrency: 8,
  reply_tokens: 600,
  first_token_seconds: 12.5,
  between_tokens_seconds: 5,
  max_tokens_field: "max_completion_tokens",
  seed_field: "random_seed",
  system_role: "none",
  alternate_roles: true,
  include_usage: true,
  stop_at_names: false,
  sampling: { temperature: 0.8, top_p: 0.95, min_p: 0.05, stop: ["###"] },
  extra_body: { chat_template_kwargs: { enable_thinking: false } },
  headers: { "X-Title": "Mimi" },
  price: { input_per_million: 0.15, output_per_million: 0.6 },
};

function read(file: unknown, env: Readonly<Record<string, string>> = {}) {
  const path = join(mkdtempSync(join(tmpdir(), "mimi-models-")), "models.json");
  writeFileSync(path, typeof file === "string" ? file : JSON.stringify(file));
  const { models, browser } = readSettings({ MODELS_FILE: path, ...env });
  if (models === null || models === "off") throw new Error("no models");
  expect(browser.demoModel).toBe(false);
  return models;
}

describe("the file of models", () => {
  it("has every setting of a model", () => {
    const { models } = read({ models: [full] }, { LARGE_KEY: "secret" });
    expect(models).toEqual([
      {
        ...{ id: "large", name: "org/large-70b", baseUrl: "https://models.example/api/v1", apiKey: "secret" },
        ...{ concurrency: 8, contextTokens: 32_768, replyTokens: 600 },
        ...{ firstTokenMs: 12_500, betweenTokensMs: 5_000 },
        price: { inputPerMillion: 0.15, outputPerMillion: 0.6 },
        format: {
          maxTokensField: "max_completion_tokens",
          seedField: "random_seed",
          systemRole: "none",
          alternateRoles: true,
          includeUsage: true,
          stopAtNames: false,
          sampling: { temperature: 0.8, top_p: 0.95, min_p: 0.05, stop: ["###"] },
          extraBody: { chat_template_kwargs: { enable_thinking: false } },
          headers: { "X-Title": "Mimi" },
        },
      },
    ]);
  });

  it("needs only an id, an address and a name", () => {
    const { models } = read({ models: [{ ...small, max_tokens_field: "none", seed_field: "none" }] });
    expect(models).toMatchObject([
      {
        ...{ apiKey: null, concurrency: null, contextTokens: null, replyTokens: 1_000, price: null },
        format: { maxTokensField: null, seedField: null, systemRole: "anywhere", alternateRoles: false },
      },
    ]);
  });

  it("is documented with an example that can be read", () => {
    const guide = readFileSync(join(repositoryFolder, "docs/guides/models.md"), "utf8");
    const [, example = ""] = /```json\n(.*?)```/s.exec(guide) ?? [];
    const models = read(example, { OPENROUTER_API_KEY: "secret" });
    expect(models.routeOf(110).map(({ id }) => id)).toEqual(["large", "small"]);
  });

  it("is enough for a production start", () => {
    const live = {
      NODE_ENV: "production",
      PUBLIC_URL: "https://mimi.example",
      FIREBASE_PROJECT_ID: "mimi-live",
      FIREBASE_API_KEY: "key",
      STRIPE_SECRET_KEY: "off",
      SCREENING_LEXICON: "off",
      MODERATORS: "off",
      S3_ENDPOINT: "off",
    };
    expect(read({ models: [small] }, live).models).toHaveLength(1);
  });

  it("without routes tries all models in their order for everybody", () => {
    const models = read({ models: [small, large] });
    for (const name of [101, 105, 110, "background"] as const) {
      expect(models.routeOf(name).map(({ id }) => id)).toEqual(["small", "large"]);
    }
  });

  // Rule: model-settings
  it("routes by plan, and otherwise by the default", () => {
    const models = read({
      models: [small, large],
      routes: { default: ["small"], premium: ["large", "small"] },
    });
    const ids = ([101, 105, 110, "background"] as const).map((name) =>
      models.routeOf(name).map(({ id }) => id),
    );
    expect(ids).toEqual([["small"], ["small"], ["large", "small"], ["small"]]);
  });

  // Rule: model-settings
  it.each<[string, unknown]>([
    ["MODELS_FILE is not valid JSON", '{ "models": [ { "api_key": "secret" '],
    ["MODELS_FILE: models is missing", {}],
    ["MODELS_FILE: models must contain a model", { models: [] }],
    ["MODELS_FILE: models.0.id is missing", { models: [{ ...small, id: undefined }] }],
    ["MODELS_FILE: models.1.id is used twice", { models: [small, small] }],
    ["MODELS_FILE: models.0.base_url is not an address", { models: [{ ...small, base_url: "secret" }] }],
    ["MODELS_FILE: models.0.temperature is not a known field", { models: [{ ...small, temperature: 1 }] }],
    ["MODELS_FILE: models.0.context must be at least 2000", { models: [{ ...small, context: 500 }] }],
    ["MODELS_FILE: models.0.context must be number", { models: [{ ...small, context: "secret" }] }],
    ["MODELS_FILE: models.0.concurrency must be a whole", { models: [{ ...small, concurrency: 1.5 }] }],
    ["MODELS_FILE: models.0.system_role must be", { models: [{ ...small, system_role: "secret" }] }],
    ["MODELS_FILE: models.0.sampling.top_p must be from", { models: [{ ...small, sampling: { top_p: 2 } }] }],
    ["MODELS_FILE: models.0.sampling.topp is not", { models: [{ ...small, sampling: { topp: 1 } }] }],
    [
      "MODELS_FILE: models.0.extra_body must not contain",
      { models: [{ ...small, extra_body: { stream: 0 } }] },
    ],
    [
      "MODELS_FILE: models.0.headers must not",
      { models: [{ ...small, headers: { Authorization: "secret" } }] },
    ],
    ["MODELS_FILE: models.0.headers.X is not the value", { models: [{ ...small, headers: { X: "a\nb" } }] }],
    [
      "MODELS_FILE: models.0.price.output_per_million is missing",
      {
        models: [{ ...small, price: { input_per_million: 1 } }],
      },
    ],
    [
      "MODELS_FILE: models.0.api_key_env names SMALL_KEY",
      { models: [{ ...small, api_key_env: "SMALL_KEY" }] },
    ],
    [
      "MODELS_FILE: models.0.api_key_env excludes api_key",
      {
        models: [{ ...small, api_key: "secret", api_key_env: "SMALL_KEY" }],
      },
    ],
    ["MODELS_FILE: routes.gold is not a known field", { models: [small], routes: { gold: ["small"] } }],
    ["MODELS_FILE: routes.free must name a model", { models: [small], routes: { free: [] } }],
    [
      "MODELS_FILE: routes.free.1 names no model: large",
      { models: [small], routes: { free: ["small", "large"] } },
    ],
    [
      "MODELS_FILE: routes.free.1 is named twice: small",
      { models: [small], routes: { free: ["small", "small"] } },
    ],
  ])("is refused in one line: %s", (message, file) => {
    expect(() => read(file)).toThrow(StartFailure);
    expect(() => read(file)).toThrow(new RegExp(`^${message.replaceAll(".", "\\.")}[^\n]*$`));
    // A value can be a key.
    expect(() => read(file)).not.toThrow(/secret/);
  });
});
