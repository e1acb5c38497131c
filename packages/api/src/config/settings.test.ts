import { describe, expect, it } from "vitest";
import { readSettings } from "./settings.ts";
import { StartFailure } from "../shared/StartFailure.ts";

const stripe = {
  STRIPE_SECRET_KEY: "sk",
  STRIPE_WEBHOOK_SECRET: "wh",
  STRIPE_PRICE_STANDARD: "p1",
  STRIPE_PRICE_PREMIUM: "p2",
};

const s3 = {
  S3_ENDPOINT: "https://s3.example",
  S3_REGION: "eu-1",
  S3_BUCKET: "mimi-uploads",
  S3_ACCESS_KEY_ID: "id",
  S3_SECRET_ACCESS_KEY: "secret",
};

const live = {
  NODE_ENV: "production",
  PUBLIC_URL: "https://mimi.example",
  FIREBASE_PROJECT_ID: "mimi-live",
  FIREBASE_API_KEY: "key",
};

describe("the settings", () => {
  it("need no variable", () => {
    const settings = readSettings({});
    expect(settings).toMatchObject({
      port: 8787,
      databaseUrl: null,
      publicUrl: "http://127.0.0.1:8787",
      model: null,
      modelLimits: { concurrency: null, contextTokens: null },
      stripe: null,
      identity: { projectId: "demo-mimi", emulator: false },
    });
    expect(settings.dataDir).toMatch(/^\/.*\/\.data$/);
  });

  it.each<[string, Record<string, string>]>([
    ["API_PORT", { API_PORT: "http" }],
    ["PORT", { PORT: "70000" }],
    ["DATABASE_URL", { DATABASE_URL: "mysql://a/b" }],
    ["DATABASE_URL", { DATABASE_URL: "nonsense" }],
    ["PUBLIC_URL", { PUBLIC_URL: "mimi.example" }],
    ["PUBLIC_URL", { ...stripe, PUBLIC_URL: "http://mimi.example" }],
    ["MIMI_APP_DIR", { MIMI_APP_DIR: "/nowhere" }],
    ["FIREBASE_AUTH_EMULATOR_HOST", { ...live, FIREBASE_AUTH_EMULATOR_HOST: "127.0.0.1:9099" }],
    ["IDENTITY_JWKS_URL", { IDENTITY_JWKS_URL: "keys" }],
    ["AGE_VERIFIER_URL", { AGE_VERIFIER_URL: "ages" }],
    ["AGE_VERIFIER_KEY", { AGE_VERIFIER_URL: "https://ages.example/" }],
    ["COUNTRY_HEADER", { ADULT_UNAVAILABLE_IN: "XX" }],
    ["TRUST_PROXY", { ADULT_UNAVAILABLE_IN: "XX", COUNTRY_HEADER: "X-Country" }],
    ["ADULT_CONTENT", { ADULT_CONTENT: "maybe" }],
    ["SCREENING_URL", { SCREENING_URL: "screen" }],
    ["MODEL_NAME", { MODEL_BASE_URL: "http://127.0.0.1:1/v1" }],
    ["MODEL_BASE_URL", { MODEL_NAME: "small" }],
    ["MODEL_CONCURRENCY", { MODEL_CONCURRENCY: "0" }],
    ["MODEL_CONCURRENCY", { MODEL_CONCURRENCY: "many" }],
    ["MODEL_CONTEXT", { MODEL_CONTEXT: "1000" }],
    ["STRIPE_WEBHOOK_SECRET", { ...stripe, STRIPE_WEBHOOK_SECRET: "" }],
    ["STRIPE_PRICE_PREMIUM", { ...stripe, STRIPE_PRICE_PREMIUM: "" }],
    ...Object.keys(s3).map((name): [string, Record<string, string>] => [name, { ...s3, [name]: "" }]),
    ["S3_ENDPOINT", { ...s3, S3_ENDPOINT: "s3.example" }],
    ["S3_ENDPOINT", { ...s3, S3_ENDPOINT: "ftp://s3.example" }],
    ["S3_BUCKET", { ...s3, S3_BUCKET: "../other" }],
    ["CHAT_TITLES", { CHAT_TITLES: "user" }],
    ["LOG_LEVEL", { LOG_LEVEL: "loud" }],
    ["RATE_LIMITS", { RATE_LIMITS: "maybe" }],
    ["SAMPLE_DATA", { SAMPLE_DATA: "maybe" }],
    ["TRUST_PROXY", { TRUST_PROXY: "yes" }],
    ["METRICS_PORT", { METRICS_PORT: "metrics" }],
    ["METRICS_PORT", { METRICS_PORT: "8787" }],
    ["METRICS_PORT", { METRICS_HOST: "0.0.0.0" }],
    ["PUBLIC_URL", { PUBLIC_URL: "https://mimi.example/app" }],
    ["PUBLIC_URL", { PUBLIC_URL: "ftp://mimi.example" }],
    ["PUBLIC_URL", { ...live, PUBLIC_URL: "" }],
    ["PUBLIC_URL", { ...live, PUBLIC_URL: "http://mimi.example" }],
    ["FIREBASE_PROJECT_ID", { ...live, FIREBASE_PROJECT_ID: "" }],
    ["FIREBASE_PROJECT_ID", { ...live, FIREBASE_API_KEY: "", FIREBASE_PROJECT_ID: "demo-mimi" }],
    ["FIREBASE_PROJECT_ID", { FIREBASE_APP_ID: "1:2:web:3" }],
    ["FIREBASE_API_KEY", { ...live, FIREBASE_API_KEY: "" }],
    ["FIREBASE_SERVICE_ACCOUNT", { ...live, FIREBASE_SERVICE_ACCOUNT: "/nowhere/key.json" }],
    ["FIREBASE_AUTH_DOMAIN", { ...live, FIREBASE_AUTH_DOMAIN: "a; script-src *" }],
    ["FIREBASE_AUTH_EMULATOR_HOST", { FIREBASE_AUTH_EMULATOR_HOST: "http://127.0.0.1:9099" }],
    ["MODEL_BASE_URL", { MODEL_BASE_URL: "models", MODEL_NAME: "small" }],
    ["MODEL_BASE_URL", { MODEL_API_KEY: "key" }],
    ...Object.keys(stripe)
      .filter((name) => name !== "STRIPE_SECRET_KEY")
      .map((name): [string, Record<string, string>] => [name, { [name]: "alone" }]),
    ["STRIPE_SECRET_KEY", { STRIPE_PRICE_PREMIUM: "p2" }],
    ["STRIPE_PAGE_HOSTS", { ...stripe, STRIPE_PAGE_HOSTS: "https://pay.example/" }],
    ["STRIPE_API_BASE", { ...stripe, STRIPE_API_BASE: "stripe" }],
    ["STRIPE_API_BASE", { ...stripe, STRIPE_API_BASE: "http://stripe.example" }],
    ["SCREENING_KEY", { SCREENING_KEY: "key" }],
    ["AGE_VERIFIER_KEY", { AGE_VERIFIER_KEY: "key" }],
    ["OPERATOR_EMAIL", { OPERATOR_EMAIL: "the operator" }],
    ["MODERATORS", { MODERATORS: "ada@example.org, bob" }],
  ])("name %s in one line when it is wrong or missing", (name, env) => {
    expect(() => readSettings(env)).toThrow(StartFailure);
    expect(() => readSettings(env)).toThrow(new RegExp(`\\b${name}\\b[^\n]*$`));
  });

  it("accept a complete production environment", () => {
    expect(readSettings({ ...live, ...stripe, ...s3 })).toMatchObject({
      production: true,
      publicUrl: live.PUBLIC_URL,
    });
  });

  it.each(["http://localhost:5173", "http://127.0.0.1:5173", "http://[::1]:5173"])(
    "accept %s without https, which does not leave this machine",
    (address) => {
      const settings = readSettings({ ...live, ...stripe, PUBLIC_URL: address, STRIPE_API_BASE: address });
      expect([settings.publicUrl, settings.stripe?.apiBase?.origin]).toEqual([address, address]);
    },
  );

  it("prefer API_PORT to PORT, and remove the last slash of addresses", () => {
    const settings = readSettings({ API_PORT: "1", PORT: "2", PUBLIC_URL: "https://mimi.example/" });
    expect(settings).toMatchObject({ port: 1, publicUrl: "https://mimi.example" });
  });
});
