import { copyFileSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { packageFolder } from "./packageFolder.ts";
import { readSettings } from "./settings.ts";
import { expectRefused, liveWithoutPayment, stripe } from "../testing/settingsVariables.ts";

const s3 = {
  S3_ENDPOINT: "https://s3.example",
  S3_REGION: "eu-1",
  S3_BUCKET: "mimi-uploads",
  S3_ACCESS_KEY_ID: "id",
  S3_SECRET_ACCESS_KEY: "secret",
};

const live = { ...liveWithoutPayment, STRIPE_SECRET_KEY: "off" };

/** The terms of the API, under another name. */
const placeholders = join(mkdtempSync(join(tmpdir(), "mimi-settings-")), "terms.txt");
copyFileSync(join(packageFolder, "src/providers/screening/lexicon.txt"), placeholders);

describe("the settings", () => {
  it("need no variable", () => {
    const settings = readSettings({});
    expect(settings).toMatchObject({
      port: 8787,
      postgres: null,
      publicUrl: "http://127.0.0.1:8787",
      models: null,
      payment: { kind: "simulator" },
      identity: { projectId: "demo-mimi", emulator: false },
    });
    expect(settings.dataDir).toMatch(/^\/.*\/\.data$/);
  });

  it.each<[string, Record<string, string>]>([
    ["API_PORT", { API_PORT: "http" }],
    ["PORT", { PORT: "70000" }],
    ["DATABASE_URL", { DATABASE_URL: "mysql://a/b" }],
    ["DATABASE_URL", { DATABASE_URL: "nonsense" }],
    ["DATABASE_POOLER", { DATABASE_POOLER: "transaction" }],
    ["DATABASE_POOLER", { DATABASE_URL: "postgres://a/b", DATABASE_POOLER: "session" }],
    ["DATABASE_DIRECT_URL", { DATABASE_URL: "postgres://a/b", DATABASE_POOLER: "transaction" }],
    ["DATABASE_CONNECTIONS", { DATABASE_URL: "postgres://a/b", DATABASE_CONNECTIONS: "0" }],
    ["DATABASE_STATEMENT_TIMEOUT", { DATABASE_URL: "postgres://a/b", DATABASE_STATEMENT_TIMEOUT: "soon" }],
    [
      "DATABASE_APPLICATION_NAME",
      { DATABASE_URL: "postgres://a/b", DATABASE_APPLICATION_NAME: "m".repeat(64) },
    ],
    ["DATABASE_MIGRATIONS", { DATABASE_MIGRATIONS: "require" }],
    ["DATABASE_MIGRATIONS", { DATABASE_URL: "postgres://a/b", DATABASE_MIGRATIONS: "never" }],
    ["PUBLIC_URL", { PUBLIC_URL: "mimi.example" }],
    ["PUBLIC_URL", { ...stripe, PUBLIC_URL: "http://mimi.example" }],
    ["MIMI_APP_DIR", { MIMI_APP_DIR: "/nowhere" }],
    ["FIREBASE_AUTH_EMULATOR_HOST", { ...live, FIREBASE_AUTH_EMULATOR_HOST: "127.0.0.1:9099" }],
    ["IDENTITY_JWKS_URL", { IDENTITY_JWKS_URL: "keys" }],
    ["AGE_VERIFIERS_FILE", { AGE_VERIFIER_URL: "https://ages.example/" }],
    ["AGE_CHECK_IN", { AGE_CHECK_IN: "," }],
    ["COUNTRY_HEADER", { ADULT_UNAVAILABLE_IN: "XX" }],
    ["REGION", { REGION: "atlantis" }],
    ["STATE_HEADER", { STATE_HEADER: "X-State" }],
    ["TRUST_PROXY", { ADULT_UNAVAILABLE_IN: "XX", COUNTRY_HEADER: "X-Country" }],
    ["ADULT_CONTENT", { ADULT_CONTENT: "maybe" }],
    ["ADULTS_ONLY", { ADULTS_ONLY: "maybe" }],
    ["SCREENING_URL", { SCREENING_URL: "screen" }],
    ["MODERATION_ALERT_URL", { MODERATION_ALERT_URL: "pager" }],
    ["MODERATION_ALERT_KEY", { MODERATION_ALERT_KEY: "key" }],
    ["REPORT_HIDE_SCREENING", { REPORT_HIDE_SCREENING: "maybe" }],
    ["REPORT_HIDE_ACCOUNTS", { REPORT_HIDE_ACCOUNTS: "three" }],
    ["REPORT_HIDE_ACCOUNT_DAYS", { REPORT_HIDE_ACCOUNT_DAYS: "-1" }],
    ["REPORT_NETWORK_KEY", { REPORT_NETWORK_KEY: "k".repeat(31) }],
    ["MAIL_URL", { MAIL_URL: "mail" }],
    ["MAIL_KEY", { MAIL_KEY: "key" }],
    ["FIREBASE_SERVICE_ACCOUNT", { MAIL_URL: "https://mail.example/" }],
    ["FIREBASE_SERVICE_ACCOUNT", { MAIL_URL: "smtps://mail.example" }],
    ["MAIL_FROM", { MAIL_FROM: "mimi@example.org" }],
    ["APPEAL_DAYS", { APPEAL_DAYS: "0" }],
    ["REPORT_HIDE_UPHELD", { REPORT_HIDE_UPHELD: "5.5" }],
    ["MODEL_NAME", { MODEL_BASE_URL: "http://127.0.0.1:1/v1" }],
    ["MODEL_BASE_URL", { MODEL_NAME: "small" }],
    ["MODEL_CONCURRENCY", { MODEL_CONCURRENCY: "0" }],
    ["MODEL_CONCURRENCY", { MODEL_CONCURRENCY: "many" }],
    ["MODEL_CONTEXT", { MODEL_CONTEXT: "1000" }],
    ["MODELS_FILE", { MODELS_FILE: "/nowhere/models.json" }],
    ["MODEL_CONTEXT", { MODELS_FILE: "/nowhere/models.json", MODEL_CONTEXT: "8000" }],
    ["MODELS_FILE", { MODELS_FILE: "/nowhere/models.json", MODEL_BASE_URL: "off" }],
    ["STRIPE_WEBHOOK_SECRET", { ...stripe, STRIPE_WEBHOOK_SECRET: "" }],
    ["STRIPE_PRICE_STANDARD", { ...stripe, STRIPE_PRICE_STANDARD: "p1, the new one" }],
    ["STRIPE_PRICE_PREMIUM", { ...stripe, STRIPE_PRICE_PREMIUM: "p2, p1" }],
    ...Object.keys(s3).map((name): [string, Record<string, string>] => [name, { ...s3, [name]: "" }]),
    ["S3_ENDPOINT", { ...s3, S3_ENDPOINT: "s3.example" }],
    ["S3_ENDPOINT", { ...s3, S3_ENDPOINT: "ftp://s3.example" }],
    ["S3_BUCKET", { ...s3, S3_BUCKET: "../other" }],
    ["UPLOADS_SHARED", { DATABASE_URL: "postgres://a/b", UPLOADS_SHARED: "yes" }],
    ["UPLOADS_SHARED", { UPLOADS_SHARED: "on" }],
    ["UPLOADS_SHARED", { ...s3, DATABASE_URL: "postgres://a/b", UPLOADS_SHARED: "on" }],
    ["CHAT_TITLES", { CHAT_TITLES: "user" }],
    ["LOG_LEVEL", { LOG_LEVEL: "loud" }],
    ["NEW_ACCOUNTS_PER_HOUR", { NEW_ACCOUNTS_PER_HOUR: "0" }],
    ["DRAIN_SECONDS", { DRAIN_SECONDS: "-1" }],
    ["KEEP_ALIVE_SECONDS", { KEEP_ALIVE_SECONDS: "0" }],
    ["DISK_RESERVE_MB", { DISK_RESERVE_MB: "256M" }],
    ["RATE_LIMITS", { RATE_LIMITS: "maybe" }],
    ["RATE_LIMITS", { RATE_LIMITS: "send:40/20,talk:1/1" }],
    ["RATE_LIMITS", { RATE_LIMITS: "send:40" }],
    ["RATE_LIMITS", { RATE_LIMITS: "send:0/20" }],
    ["RATE_LIMITS", { RATE_LIMITS: "send:40/0" }],
    ["RATE_LIMITS", { RATE_LIMITS: "account:40/20" }],
    ["SEED", { SEED: "maybe" }],
    ["TRUST_PROXY", { TRUST_PROXY: "yes" }],
    ["METRICS_PORT", { METRICS_PORT: "metrics" }],
    ["METRICS_PORT", { METRICS_PORT: "8787" }],
    ["OTEL_EXPORTER_OTLP_ENDPOINT", { OTEL_EXPORTER_OTLP_ENDPOINT: "collector:4318" }],
    ["OTEL_EXPORTER_OTLP_TRACES_ENDPOINT", { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: "collector" }],
    ["OTEL_EXPORTER_OTLP_METRICS_ENDPOINT", { OTEL_EXPORTER_OTLP_METRICS_ENDPOINT: "collector" }],
    ["OTEL_EXPORTER_OTLP_PROTOCOL", { OTEL_EXPORTER_OTLP_PROTOCOL: "grpc" }],
    ["OTEL_SDK_DISABLED", { OTEL_SDK_DISABLED: "yes" }],
    ["OTEL_TRACES_EXPORTER", { OTEL_TRACES_EXPORTER: "zipkin" }],
    ["OTEL_METRICS_EXPORTER", { OTEL_METRICS_EXPORTER: "prometheus" }],
    ["OTEL_TRACES_SAMPLER", { OTEL_TRACES_SAMPLER: "sometimes" }],
    ["OTEL_TRACES_SAMPLER_ARG", { OTEL_TRACES_SAMPLER_ARG: "2" }],
    ["OTEL_METRIC_EXPORT_INTERVAL", { OTEL_METRIC_EXPORT_INTERVAL: "1m" }],
    ["METRICS_PORT", { METRICS_HOST: "0.0.0.0" }],
    ["PUBLIC_URL", { PUBLIC_URL: "https://mimi.example/app" }],
    ["PUBLIC_URL", { PUBLIC_URL: "ftp://mimi.example" }],
    ...Object.keys(live)
      .filter((name) => name !== "NODE_ENV")
      .map((name): [string, Record<string, string>] => [name, { ...live, [name]: "" }]),
    ["S3_REGION", { S3_ENDPOINT: "off", S3_REGION: "eu-1" }],
    ["STRIPE_PRICE_PREMIUM", { STRIPE_SECRET_KEY: "off", STRIPE_PRICE_PREMIUM: "p2" }],
    ["PUBLIC_URL", { PUBLIC_URL: "off" }],
    ["PUBLIC_URL", { ...live, PUBLIC_URL: "http://mimi.example" }],
    ["FIREBASE_PROJECT_ID", { ...live, FIREBASE_API_KEY: "", FIREBASE_PROJECT_ID: "demo-mimi" }],
    ["FIREBASE_PROJECT_ID", { FIREBASE_APP_ID: "1:2:web:3" }],
    ["FIREBASE_SERVICE_ACCOUNT", { ...live, FIREBASE_SERVICE_ACCOUNT: "/nowhere/key.json" }],
    ["SIGN_IN_ANONYMOUS", { SIGN_IN_ANONYMOUS: "yes" }],
    ["SIGN_IN_UNVERIFIED_EMAIL", { SIGN_IN_UNVERIFIED_EMAIL: "no" }],
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
    ["OPERATOR_EMAIL", { OPERATOR_EMAIL: "the operator" }],
    ["MODERATORS", { MODERATORS: "ada@example.org, bob" }],
    ["MODERATORS", { ...live, MODERATORS: "," }],
    ["SCREENING_LEXICON", { ...live, SCREENING_LEXICON: placeholders }],
    ["PRODUCTION_ALLOWS", { ...live, ...stripe, STRIPE_SECRET_KEY: "sk_test_1" }],
    ["STRIPE_SECRET_KEY", { ...live, ...stripe, STRIPE_SECRET_KEY: "rk_test_1" }],
    ["PRODUCTION_ALLOWS", { ...live, RATE_LIMITS: "off" }],
    ["RATE_LIMITS", { ...live, RATE_LIMITS: "off", PRODUCTION_ALLOWS: "stripe-test" }],
    ["PRODUCTION_ALLOWS", { PRODUCTION_ALLOWS: "everything" }],
  ])("name %s in one line when it is wrong or missing", (name, env) => {
    expectRefused(env, name);
  });

  it("accept a complete production environment", () => {
    expect(readSettings({ ...live, ...stripe, ...s3 })).toMatchObject({
      production: true,
      publicUrl: live.PUBLIC_URL,
    });
  });

  it("name in one line everything that a production start with nothing configured lacks", () => {
    expect(() => readSettings({ NODE_ENV: "production" })).toThrow(
      'NODE_ENV=production needs PUBLIC_URL (the address), FIREBASE_PROJECT_ID (sign-in), and needs a value or "off" for ' +
        "MODEL_BASE_URL (the model), STRIPE_SECRET_KEY (payment), SCREENING_LEXICON (the terms of screening), " +
        "MODERATORS (moderators), S3_ENDPOINT (uploads); see docs/operate.md",
    );
  });

  it("tell all that is wrong at once, each in one line", () => {
    const refusal = () =>
      readSettings({
        ...{ API_PORT: "http", DRAIN_SECONDS: "soon", OPERATOR_EMAIL: "the operator" },
        ...{ SCREENING_KEY: "key", MODEL_BASE_URL: "http://127.0.0.1:1/v1", LOG_LEVEL: "loud" },
      });
    expect(refusal).toThrow(
      [
        "MODEL_NAME is missing; it is needed because MODEL_BASE_URL is set",
        "SCREENING_KEY is set but SCREENING_URL is not",
        "API_PORT is not a port: http",
        "OPERATOR_EMAIL is not an e-mail address: the operator",
        "DRAIN_SECONDS must be a whole number of seconds from 0 on",
        "LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent",
      ].join("\n"),
    );
  });

  // Rule: region-rules
  it("have the strictest rules in production, unless the region or how to find it is set", () => {
    const fixedOf = (env: Record<string, string>) => readSettings(env).safety.region.fixed;
    const byHeader = { COUNTRY_HEADER: "X-Country", TRUST_PROXY: "on" };
    expect([fixedOf({}), fixedOf(byHeader), fixedOf(live)]).toEqual(["other", null, null]);
    expect(fixedOf({ ...live, ...byHeader, REGION: "gb" })).toBe("gb");
  });

  it("quote no value that is secret", () => {
    const secrets = { DATABASE_URL: "zz_secret", MAIL_URL: "zz_secret", REPORT_NETWORK_KEY: "zz_secret" };
    expect(() => readSettings(secrets)).toThrow(/^(?!.*zz_secret)/s);
  });

  // Rule: model-settings
  it("describe one model for everybody by the variables alone", () => {
    const { models } = readSettings({
      ...{ MODEL_BASE_URL: "http://127.0.0.1:8000/v1/", MODEL_NAME: "small", MODEL_API_KEY: "key" },
      ...{ MODEL_CONCURRENCY: "4", MODEL_CONTEXT: "8000" },
    });
    if (models === null || models === "off") throw new Error("no model");
    expect(models.models).toEqual([
      {
        ...{ id: "small", name: "small", baseUrl: "http://127.0.0.1:8000/v1", apiKey: "key" },
        ...{ concurrency: 4, contextTokens: 8_000, replyTokens: 1_000, price: null },
        ...{ firstTokenMs: 30_000, betweenTokensMs: 20_000 },
        format: {
          ...{
            maxTokensField: "max_tokens",
            seedField: "seed",
            systemRole: "anywhere",
            alternateRoles: false,
          },
          ...{ includeUsage: false, stopAtNames: true, sampling: {}, extraBody: {}, headers: {} },
        },
      },
    ]);
    expect(models.routeOf("background")).toEqual(models.models);
  });

  it("switch parts off by name, in production and elsewhere", () => {
    for (const env of [live, { MODEL_BASE_URL: "off", STRIPE_SECRET_KEY: "off", MODERATORS: "off" }]) {
      expect(readSettings(env)).toMatchObject({
        ...{ models: "off", payment: { kind: "off" }, s3: null },
        ...{ safety: { moderators: [] }, browser: { demoModel: false } },
      });
    }
  });

  // Rule: production-parts-named
  it("allow the demo responder in production only with the sample characters", () => {
    const demo = { ...live, MODEL_BASE_URL: "" };
    expect(readSettings({ ...demo, SEED: "sample" })).toMatchObject({ models: null, sampleData: true });
    expect(readSettings(live).sampleData).toBe(false);
  });

  it.each(["http://localhost:5173", "http://127.0.0.1:5173", "http://[::1]:5173"])(
    "accept %s without https, which does not leave this machine",
    (address) => {
      const settings = readSettings({ ...live, ...stripe, PUBLIC_URL: address, STRIPE_API_BASE: address });
      expect(settings).toMatchObject({ publicUrl: address, payment: { apiBase: new URL(address) } });
    },
  );

  it("prefer API_PORT to PORT, and remove the last slash of addresses", () => {
    const settings = readSettings({ API_PORT: "1", PORT: "2", PUBLIC_URL: "https://mimi.example/" });
    expect(settings).toMatchObject({ port: 1, publicUrl: "https://mimi.example" });
  });
});
