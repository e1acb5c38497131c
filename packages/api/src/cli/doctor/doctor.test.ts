import { mkdtempSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { pino } from "pino";
import { afterAll, beforeAll, expect, it } from "vitest";
import { postgresAt } from "../../config/databaseSettings.ts";
import { readSettings } from "../../config/settings.ts";
import { providersInUse } from "../../server/providersInUse.ts";
import { freshPostgresAddress } from "../../testing/databases.ts";
import { type FakeS3, startFakeS3 } from "../../testing/fakeS3.ts";
import { type ScriptedProvider, scriptedProvider } from "../../testing/scriptedProvider.ts";
import { ageVerifiersFile } from "../../testing/ageVerifiersFile.ts";
import { serviceAccountFile } from "../../testing/serviceAccountFile.ts";
import { type FakeStripe, startFakeStripe } from "../../testing/stripe/fakeStripe.ts";
import { checkDirectConnection, tryTable } from "./databaseChecks.ts";
import { formatTable, runServiceChecks } from "./runServiceChecks.ts";
import { serviceChecks } from "./serviceChecks.ts";
import { ok } from "./ServiceCheck.ts";
import { settingsTable } from "./settingsTable.ts";

/** Plays the services with one address: public keys, screening, alerts, mails, ages, telemetry and the product itself. */
let status: number;
let server: Server;
let origin: string;
let bucket: FakeS3;
let model: ScriptedProvider;
let stripe: FakeStripe;

beforeAll(async () => {
  server = createServer((request, response) => {
    const body = request.url === "/keys" ? { keys: [{ kid: "1" }] } : { classes: [] };
    response.writeHead(status).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  [bucket, model, stripe] = await Promise.all([startFakeS3(), scriptedProvider(), startFakeStripe()]);
  stripe.account.prices.set("price_1", { lookup_key: "mimi_standard" });
  stripe.account.prices.set("price_2", { lookup_key: "mimi_premium" });
});

afterAll(async () => {
  server.close();
  server.closeAllConnections();
  await Promise.all([bucket.close(), model.close(), stripe.close()]);
});

/** The result of each part, by its name. */
async function examine(env: Readonly<Record<string, string>>) {
  const dataDir = mkdtempSync(join(tmpdir(), "mimi-doctor-"));
  const settings = readSettings({ MIMI_DATA_DIR: dataDir, PUBLIC_URL: origin, ...env });
  const services = await runServiceChecks(serviceChecks(settings, pino({ level: "silent" })));
  return Object.fromEntries(services.map(({ part, state, found }) => [part, `${state}: ${found}`]));
}

const s3 = () => ({
  S3_ENDPOINT: bucket.settings.endpoint,
  S3_REGION: bucket.settings.region,
  S3_BUCKET: bucket.settings.bucket,
  S3_ACCESS_KEY_ID: bucket.settings.accessKeyId,
  S3_SECRET_ACCESS_KEY: bucket.settings.secretAccessKey,
});
/** The same database under another address. */
function directTo(address: string): string {
  const url = new URL(address);
  url.searchParams.set("application_name", "direct");
  return url.href;
}

const everything = async () => {
  const DATABASE_URL = await freshPostgresAddress();
  return { ...services(), DATABASE_URL, DATABASE_DIRECT_URL: directTo(DATABASE_URL) };
};

const services = () => ({
  ...s3(),
  IDENTITY_JWKS_URL: `${origin}/keys`,
  MODEL_BASE_URL: model.baseUrl,
  MODEL_NAME: "small",
  STRIPE_SECRET_KEY: "sk_test_1",
  STRIPE_WEBHOOK_SECRET: "whsec_1",
  STRIPE_API_BASE: stripe.address,
  SCREENING_URL: `${origin}/screening`,
  MODERATION_ALERT_URL: `${origin}/alert`,
  FIREBASE_PROJECT_ID: "mimi-live",
  FIREBASE_API_KEY: "key",
  FIREBASE_SERVICE_ACCOUNT: serviceAccountFile({ projectId: "mimi-live", tokenUrl: `${origin}/token` }),
  AGE_VERIFIERS_FILE: ageVerifiersFile(`${origin}/ages`),
  AGE_KEY: "key",
  MAIL_URL: `${origin}/mail`,
  OTEL_EXPORTER_OTLP_ENDPOINT: origin,
});

/** A port on which nothing listens. */
async function unusedPort(): Promise<number> {
  const closedServer = createServer();
  await new Promise<void>((resolve) => closedServer.listen(0, "127.0.0.1", resolve));
  const { port } = closedServer.address() as AddressInfo;
  await new Promise((resolve) => closedServer.close(resolve));
  return port;
}

// Rule: doctor-tries-services
it("uses every configured service once, and leaves nothing behind", async () => {
  status = 200;
  const found = await examine(await everything());
  expect(found).toMatchObject({
    address: "ok: the product is ready",
    "sign-in": "ok: 1 public keys",
    payment: "ok: all prices are active",
    screening: "ok: the terms can be read, and the endpoint answers",
    uploads: "ok: a file was written, read and deleted",
    "age check": "ok: reached, nothing was sent",
    alerts: "ok: reached, nothing was sent",
    mails: "ok: reached, nothing was sent",
    telemetry: "ok: reached, nothing was sent",
    direct: "ok: notices of DATABASE_URL arrive",
  });
  expect(found.model).toMatch(/^ok: first token after \d+ ms$/);
  expect(found.database).toMatch(/^ok: PostgreSQL \d+\S*.*, tables can be created$/);
  expect(bucket.objects.size).toBe(0);
});

// Rule: doctor-tries-services
it("names the fault of each service", async () => {
  status = 503;
  bucket.faults.push(403);
  model.play(({ response }) => void response.writeHead(401).end());
  stripe.account.prices.delete("price_2");
  const database = new URL(await freshPostgresAddress());
  database.pathname = "/nobody";
  const { href } = database;
  const found = await examine({ ...services(), DATABASE_URL: href, DATABASE_DIRECT_URL: directTo(href) });
  expect(found).toMatchObject({
    address: `failed: ${origin}/readyz answers 503`,
    "sign-in": `failed: ${new URL(origin).host} answers 503`,
    payment: "failed: not an active price: mimi_premium",
    screening: "failed: the moderation endpoint answered 503",
    accounts: "failed: The identity provider gave no token: 503",
    "age check": `failed: ${new URL(origin).host} answers 503`,
    alerts: `failed: ${new URL(origin).host} answers 503`,
    mails: `failed: ${new URL(origin).host} answers 503`,
    telemetry: `failed: ${new URL(origin).host} answers 503`,
    database: 'failed: database "nobody" does not exist',
    direct: 'failed: database "nobody" does not exist',
  });
  expect(found.model).toMatch(/^failed: .*401/);
  expect(found.uploads).toBe("failed: the bucket answered PUT with 403");
});

it("refuses a live key of Stripe where there is adult content", async () => {
  status = 200;
  const paymentOf = async (env: Record<string, string>) =>
    (await examine({ ...services(), DATABASE_URL: await freshPostgresAddress(), ...env })).payment;
  const live = { STRIPE_SECRET_KEY: "sk_live_1" };
  expect(await paymentOf(live)).toBe(
    "failed: Stripe accepts no payments for adult content: set ADULT_CONTENT=off, or STRIPE_SECRET_KEY=off",
  );
  expect(await paymentOf({ ...live, ADULT_CONTENT: "off" })).not.toContain("adult");
});

it("reports a service without configuration only as not configured", async () => {
  const parts = ["accounts", "model", "payment", "age check", "alerts", "telemetry"];
  const found = await examine({ FIREBASE_AUTH_EMULATOR_HOST: new URL(origin).host });
  expect(parts.map((part) => found[part])).toEqual(parts.map(() => "skipped: "));
  expect(found.mails).toMatch(/^warning: .* requests to take an image down by hand$/);
  expect(Object.keys(found)).not.toContain("direct");
});

// Rule: doctor-tries-services
it("a model that reasons before it replies answers, and one without a word does not", async () => {
  const settings = { MODEL_BASE_URL: model.baseUrl, MODEL_NAME: "small" };
  model.play(({ raw, finish }) => {
    raw('data: {"choices":[{"index":0,"delta":{"reasoning_content":"The user"},"finish_reason":null}]}\n\n');
    finish("length");
  });
  expect((await examine(settings)).model).toMatch(/^ok: first token after \d+ ms$/);
  model.play(({ finish }) => finish());
  expect((await examine(settings)).model).toBe("failed: the reply ended without a word");
  // A short limit can end the reply of a reasoning model before its first word.
  expect(model.calls.at(-1)?.body.max_tokens).toBe(1_000);
});

// Rule: doctor-tries-services
it("leaves no table on a connection, which a pooler gives to the next check", async () => {
  const client = new Client({ connectionString: await freshPostgresAddress() });
  await client.connect();
  try {
    await tryTable(client);
    await expect(tryTable(client)).resolves.toBeUndefined();
  } finally {
    await client.end();
  }
});

// Rule: doctor-tries-services
it("a direct address of another database receives no notice", async () => {
  const settings = postgresAt(await freshPostgresAddress());
  const other = { ...settings, directUrl: await freshPostgresAddress() };
  expect(await checkDirectConnection(other, 50)).toEqual({
    state: "failed",
    found: "no notice of DATABASE_URL arrives: another database, or a pooler",
  });
});

it("a mail server that is down is named by the reason of the network", async () => {
  const settings = services();
  const found = await examine({
    ...settings,
    MAIL_URL: `smtp://127.0.0.1:${await unusedPort()}`,
    MAIL_FROM: "mimi@mimi.example",
  });
  expect(found.mails).toMatch(/^failed: connect ECONNREFUSED/);
});

it("names a model that its server does not know", async () => {
  const settings = { MODEL_BASE_URL: model.baseUrl, MODEL_NAME: "small-7b" };
  const answer = (status: number, body: string) =>
    model.play(({ response }) => {
      response.writeHead(status, { "Content-Type": "application/json" }).end(body);
    });
  answer(400, `{"error":{"code":400,"message":"model 'small-7b' not found","type":"invalid_request_error"}}`);
  expect((await examine(settings)).model).toBe("failed: the server does not know the model small-7b");
  answer(
    400,
    `{"error":{"code":400,"message":"temperature must be a number","type":"invalid_request_error"}}`,
  );
  expect((await examine(settings)).model).toBe("failed: The provider answered 400.");
});

it("tries every configured model, and names the one that fails", async () => {
  const file = join(mkdtempSync(join(tmpdir(), "mimi-doctor-")), "models.json");
  const [small, large] = [
    { id: "small", model: "small-7b" },
    { id: "large", model: "large-70b" },
  ].map((one) => ({ ...one, base_url: model.baseUrl }));
  writeFileSync(file, JSON.stringify({ models: [small, large], routes: { premium: ["large", "small"] } }));
  model.play(({ body, say, finish, response }) => {
    if (body.model === "large-70b") return void response.writeHead(402).end();
    say("Hello.");
    finish();
  });
  const found = await examine({ MODELS_FILE: file });
  expect(found["model small"]).toMatch(/^ok: first token after \d+ ms$/);
  expect(found["model large"]).toMatch(/^failed: .*402/);
  const settings = readSettings({ MODELS_FILE: file });
  const host = new URL(model.baseUrl).host;
  expect(providersInUse(settings)).toMatchObject({
    "model small": `small-7b at ${host}`,
    "model large": `large-70b at ${host}`,
    "models by plan":
      "free small then large; standard small then large; premium large then small; background small then large",
  });
});

it("a service that is down is named by the reason of the network", async () => {
  const at = `127.0.0.1:${await unusedPort()}`;
  const found = await examine({ FIREBASE_AUTH_EMULATOR_HOST: at, PUBLIC_URL: `http://${at}` });
  expect(found).toMatchObject({
    address: "skipped: nothing listens there yet",
    "sign-in": `failed: connect ECONNREFUSED ${at}`,
    model: "skipped: ",
    payment: "skipped: ",
  });
  expect(found.database).toMatch(/^ok: \d+ MB free$/);
});

it("lists the settings that are set, with their defaults and without secrets", () => {
  const env = { STRIPE_SECRET_KEY: "zz_secret", DATABASE_CONNECTIONS: "5", MODEL_NAME: "", HOME: "/root" };
  expect(settingsTable(env)).toBe(
    [
      "setting               value     default",
      "DATABASE_CONNECTIONS  5         20",
      "STRIPE_SECRET_KEY     (secret)",
      "",
    ].join("\n"),
  );
});

it("a check that does not end has failed, and the table is one line for each part", async () => {
  const services = await runServiceChecks(
    [
      { part: "model", provider: "small at models.example", run: () => new Promise(() => undefined) },
      { part: "uploads", provider: "bucket", run: () => Promise.resolve(ok("a file")) },
    ],
    10,
  );
  expect(formatTable(services)).toBe(
    [
      "part     provider                         found",
      "model    small at models.example  failed  no answer in 0.01 s",
      "uploads  bucket                   ok      a file",
      "",
    ].join("\n"),
  );
});
