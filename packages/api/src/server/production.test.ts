import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ErrorCode, routes } from "@mimi/contract";
import { pino } from "pino";
import { describe, expect, it } from "vitest";
import { packageFolder } from "../config/packageFolder.ts";
import { readSettings } from "../config/settings.ts";
import { newChatKey, newId } from "../shared/ids.ts";
import { addCharacter } from "../testing/addCharacter.ts";
import { freshPglite, migratedDataFolder } from "../testing/databases.ts";
import { ageVerifiersFile } from "../testing/ageVerifiersFile.ts";
import { runProgram } from "../testing/programs.ts";
import { serviceAccountFile } from "../testing/serviceAccountFile.ts";
import { parseAnswer, testApp } from "../testing/testApp.ts";
import { allParts } from "./allAreas.ts";
import { makeDeps } from "./makeDeps.ts";
import { providersInUse } from "./providersInUse.ts";
import { startServer } from "./startServer.ts";

const off = {
  MODEL_BASE_URL: "off",
  STRIPE_SECRET_KEY: "off",
  SCREENING_LEXICON: "off",
  MODERATORS: "off",
  S3_ENDPOINT: "off",
};
const live = {
  NODE_ENV: "production",
  PUBLIC_URL: "https://mimi.example",
  FIREBASE_PROJECT_ID: "mimi-live",
  FIREBASE_API_KEY: "key",
  ...off,
};

/** Runs a program of the API to its end. */
function run(name: "server/main" | "cli/seed", env: Readonly<Record<string, string>>) {
  const dataDir = mkdtempSync(join(tmpdir(), "mimi-production-"));
  return runProgram(name, [], { env: { MIMI_DATA_DIR: dataDir, API_PORT: "0", ...env } });
}

describe("in production", () => {
  // Rule: production-parts-named
  it("a start with nothing configured is refused in one line that names every variable", () => {
    const { status, stdout, stderr } = run("server/main", { NODE_ENV: "production" });
    expect([status, stdout]).toEqual([1, ""]);
    expect(stderr.trimEnd().split("\n")).toHaveLength(1);
    for (const name of ["PUBLIC_URL", "FIREBASE_PROJECT_ID", ...Object.keys(off)])
      expect(stderr).toContain(name);
  });

  it("the command that adds sample characters is refused, unless a variable allows them by name", () => {
    const { status, stderr } = run("cli/seed", live);
    expect([status, stderr]).toEqual([
      1,
      "NODE_ENV=production refuses sample characters; SEED=sample allows them\n",
    ]);
  });

  // Rule: production-parts-named
  it("the first line of the log names every provider, and no sample characters are stored", async () => {
    const lines: string[] = [];
    const log = pino({ level: "info" }, { write: (line: string) => void lines.push(line) });
    const server = await startServer(
      readSettings({ ...live, MIMI_DATA_DIR: await migratedDataFolder(), API_PORT: "0" }),
      log,
      allParts,
    );
    const answer = await fetch(`${server.address}/api/character/?count=50`);
    await server.stop();
    expect((JSON.parse(lines[0] ?? "{}") as { msg: string }).msg).toBe(
      "starting with address: https://mimi.example, sign-in: Firebase project mimi-live, accounts: no service account, " +
        "model: off, payment: off, screening: placeholder terms, rules of: the strictest region, age check: statement of the user, where that is enough, " +
        "moderators: none by e-mail, alerts: log only, mails: none, uploads: data folder, " +
        "database: PGlite in the data folder, rate limits: on, telemetry: off, first content: tags only",
    );
    expect(await answer.json()).toMatchObject({ data: { items: [], hidden: 0 } });
  });

  it("the names of the providers contain no secret", () => {
    const settings = readSettings({
      ...live,
      ...{ MODEL_BASE_URL: "https://models.example/v1", MODEL_NAME: "small", MODEL_API_KEY: "secret-1" },
      ...{ STRIPE_SECRET_KEY: "sk_live_secret-2", STRIPE_WEBHOOK_SECRET: "secret-3" },
      ...{ S3_ENDPOINT: "https://s3.example", S3_REGION: "eu", S3_BUCKET: "images" },
      ...{ S3_ACCESS_KEY_ID: "secret-4", S3_SECRET_ACCESS_KEY: "secret-5" },
      ...{ DATABASE_URL: "postgres://mimi:secret-6@db.example/mimi", MODERATORS: "ada@secret-7.example" },
      ...{
        SCREENING_LEXICON: "terms.txt",
        SCREENING_URL: "https://screen.example/",
        SCREENING_KEY: "secret-8",
      },
      ...{ AGE_VERIFIERS_FILE: ageVerifiersFile("https://ages.example/"), AGE_KEY: "secret-9" },
      AGE_CHECK_IN: "de, eu",
      ...{ MODERATION_ALERT_URL: "https://pager.example/", MODERATION_ALERT_KEY: "secret-10" },
      ...{ MAIL_URL: "smtps://mimi:secret-11@mail.example", MAIL_FROM: "mimi@mimi.example" },
      ...{ OTEL_EXPORTER_OTLP_ENDPOINT: "https://secret-12@collector.example" },
      FIREBASE_SERVICE_ACCOUNT: serviceAccountFile({
        projectId: "mimi-live",
        tokenUrl: "https://secret-13.example/",
      }),
    });
    const named = providersInUse(settings);
    expect(JSON.stringify(named)).not.toContain("secret");
    expect(named).toMatchObject({
      accounts: "service account mimi",
      model: "small at models.example",
      payment: "Stripe",
      screening: "terms of the operator and screen.example",
      "rules of": "the strictest region",
      "age check": "ages.example, in de, eu, against the rules of us-age, fr, it, gb, au",
      moderators: "1 by e-mail",
      alerts: "pager.example",
      mails: "mail.example",
      uploads: "bucket images at s3.example",
      database: "PostgreSQL at db.example",
      telemetry: "traces to collector.example and metrics to collector.example",
    });
  });

  // Rule: production-refuses-test-settings
  it("the names of the providers say what differs from the default", () => {
    const lexicon = join(packageFolder, "src/providers/screening/lexicon.txt");
    const settings = readSettings({
      ...{ STRIPE_SECRET_KEY: "sk_test_1", STRIPE_WEBHOOK_SECRET: "whsec_1" },
      ...{ STRIPE_API_BASE: "https://stripe.example", IDENTITY_JWKS_URL: "https://keys.example/" },
      ...{ RATE_LIMITS: "off", ADULT_CONTENT: "off", SCREENING_LEXICON: lexicon },
    });
    expect(providersInUse(settings)).toMatchObject({
      "sign-in": "Firebase project demo-mimi with the public keys of keys.example",
      payment: "Stripe at stripe.example in test mode: no money is charged",
      screening: "placeholder terms",
      "age check": "no adult content",
      "rate limits": "off",
    });
  });

  // Rule: production-parts-named
  it("parts that are off sell nothing and reply nothing, and an account can still be deleted", async () => {
    const database = await freshPglite();
    const dataDir = mkdtempSync(join(tmpdir(), "mimi-production-"));
    const { billing, model } = makeDeps(
      readSettings({ ...off, MIMI_DATA_DIR: dataDir }),
      pino({ level: "silent" }),
      database,
    );
    const api = testApp(database, { billing, model });
    const session = await api.signIn("nothing-to-buy");
    expect((await api.call(routes.getCheckoutUrl, { plan: 105 }, { session })).code).toBe(
      ErrorCode.unavailable,
    );
    expect((await api.app.request("/api/test/checkout/?ticket=a.b")).status).toBe(404);
    const event = { method: "POST", body: "{}", headers: { "Stripe-Signature": "t=1,v1=0" } };
    expect((await parseAnswer(await api.app.request("/api/stripe/webhook/", event))).code).toBe(
      ErrorCode.invalidInput,
    );
    const character_id = await addCharacter(database.db);
    const message = { chat_key: newChatKey(), character_id, client_id: newId(), text: "Hello" };
    const reply = await (await api.send(routes.sendMessage, message, { session })).text();
    expect(reply).toContain('"reason":"replies_off"');
    expect((await api.call(routes.deleteUser, {}, { session })).code).toBe(0);
    await api.stop();
  });
});
