import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { packageFolder, repositoryFolder } from "./packageFolder.ts";

/** What the launcher, the tests and Node itself read. */
const elsewhere = ["APP_PORT", "AUTH_PORT", "CHROMIUM_PATH", "FONT_SET"];

const example = readFileSync(join(repositoryFolder, ".env.example"), "utf8");
const documented = [...example.matchAll(/^#([A-Z][A-Z\d_]+)=/gm)].map(([, name = ""]) => name);
const tested = readFileSync(join(packageFolder, "src/config/settings.test.ts"), "utf8");

/** Values that cannot be wrong before they are used, and what tells then. */
const free = [
  "MIMI_DATA_DIR",
  "API_HOST",
  "SCREENING_LEXICON",
  ...["STRIPE_SECRET_KEY", "MODEL_API_KEY", "SCREENING_KEY", "AGE_VERIFIER_KEY"],
  ...["FIREBASE_APP_ID", "ADULT_UNAVAILABLE_IN", "METRICS_HOST"],
];

it("every variable that is read is documented in .env.example", () => {
  const files = readdirSync(join(packageFolder, "src"), { recursive: true, encoding: "utf8" });
  const settings = files.filter((file) =>
    /([sS]ettings|environment|modelLimits|browserConfig)\.ts$/.test(file),
  );
  const read = settings.flatMap((file) =>
    [
      ...readFileSync(join(packageFolder, "src", file), "utf8").matchAll(
        /(?:env\.|")([A-Z][A-Z\d]*_[A-Z\d_]+)\b/g,
      ),
    ].map(([, name = ""]) => name),
  );
  expect(settings.length).toBeGreaterThan(4);
  expect([...new Set(read)].filter((name) => !documented.includes(name))).toEqual(["NODE_ENV"]);
});

it.each(documented.filter((name) => !elsewhere.includes(name) && !free.includes(name)))(
  "%s is tried with a wrong value, which stops the start",
  (name) => {
    expect(tested).toMatch(new RegExp(`\\b${name}\\b`));
  },
);
