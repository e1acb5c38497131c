// docs/operate.md shows what a start and the doctor print. These tests compare it with the code.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pino } from "pino";
import { expect, it } from "vitest";
import { serviceChecks } from "../cli/doctor/serviceChecks.ts";
import { repositoryFolder } from "../config/packageFolder.ts";
import { readSettings } from "../config/settings.ts";
import { ageVerifiersFile } from "../testing/ageVerifiersFile.ts";
import { serviceAccountFile } from "../testing/serviceAccountFile.ts";
import { providersInUse } from "./providersInUse.ts";

const text = readFileSync(join(repositoryFolder, "docs/operate.md"), "utf8");
/** The blocks of the section, without their indents. */
const [, section = ""] = /\n## What a start prints\n([^]*?)\n## /.exec(text) ?? [];
const shown = section
  .split(/\n\n/)
  .filter((block) => block.startsWith("    "))
  .map((block) => block.replaceAll(/^ {4}/gm, ""));

const everything = {
  ...{ NODE_ENV: "production", PUBLIC_URL: "https://mimi.example" },
  ...{ FIREBASE_PROJECT_ID: "mimi-live", FIREBASE_API_KEY: "key" },
  FIREBASE_SERVICE_ACCOUNT: serviceAccountFile({
    projectId: "mimi-live",
    tokenUrl: "https://tokens.example/",
  }),
  ...{ MODEL_BASE_URL: "https://models.example/v1", MODEL_NAME: "small" },
  ...{ STRIPE_SECRET_KEY: "sk_live_1", STRIPE_WEBHOOK_SECRET: "whsec_1" },
  ...{ SCREENING_LEXICON: "operate/files/terms.txt", SCREENING_URL: "https://screening.example/" },
  ...{ AGE_VERIFIERS_FILE: ageVerifiersFile("https://ages.example/"), AGE_KEY: "key" },
  ...{ MODERATORS: "ada@mimi.example, bo@mimi.example", MODERATION_ALERT_URL: "https://pager.example/" },
  ...{ MAIL_URL: "smtps://mail.example", MAIL_FROM: "mimi@mimi.example" },
  ...{ S3_ENDPOINT: "https://s3.example", S3_REGION: "eu-1", S3_BUCKET: "mimi-uploads" },
  ...{ S3_ACCESS_KEY_ID: "id", S3_SECRET_ACCESS_KEY: "secret" },
  ...{ DATABASE_URL: "postgres://pooler.example/mimi", DATABASE_POOLER: "transaction" },
  DATABASE_DIRECT_URL: "postgres://database.example/mimi",
  OTEL_EXPORTER_OTLP_ENDPOINT: "http://collector.example:4318",
};

/** The line with which a start is refused. */
function refusalOf(env: Readonly<Record<string, string>>): string {
  try {
    readSettings(env);
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error("The start was not refused.");
}

// Rule: operators-page
it("the page shows the refusal of a production start with nothing configured", () => {
  expect(shown[0]).toBe(refusalOf({ NODE_ENV: "production" }));
});

// Rule: operators-page
it("the page shows the first line of a start with everything configured", () => {
  const providers = providersInUse(readSettings(everything));
  const named = Object.entries(providers).map(([part, provider]) => `${part}: ${provider}`);
  expect(shown[1]).toBe(`starting with ${named.join(", ")}`);
});

// Rule: operators-page
it("the page shows the doctor's table with every part", () => {
  const parts = serviceChecks(readSettings(everything), pino({ level: "silent" })).map(({ part }) => part);
  const rows = (shown[2] ?? "").split("\n").map((row) => row.split(/ {2,}/)[0]);
  expect(rows).toEqual(["part", ...parts]);
});
