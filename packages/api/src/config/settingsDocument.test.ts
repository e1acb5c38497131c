import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { packageFolder, repositoryFolder } from "./packageFolder.ts";

/** Variables that are read by the launcher, the tests or Node. */
const elsewhere = [
  ...["APP_PORT", "AUTH_PORT", "CHROMIUM_PATH", "FONT_SET"],
  ...["MODEL_AUTODETECT", "MODEL_FILE", "HF_ENDPOINT"],
];

const example = readFileSync(join(repositoryFolder, ".env.example"), "utf8");
const documented = [...example.matchAll(/^#([A-Z][A-Z\d_]+)=/gm)].map(([, name = ""]) => name);
const tested = readFileSync(join(packageFolder, "src/config/settings.test.ts"), "utf8");

/** Variables without a wrong value at start, and what reports a wrong value later. */
const free = [
  "MIMI_DATA_DIR",
  "API_HOST",
  "SCREENING_LEXICON",
  ...["STRIPE_SECRET_KEY", "MODEL_API_KEY", "SCREENING_KEY", "AGE_VERIFIER_KEY"],
  ...["FIREBASE_APP_ID", "FIREBASE_TENANT", "ADULT_UNAVAILABLE_IN", "METRICS_HOST"],
];

it("every variable is documented in .env.example", () => {
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
  "a wrong value of %s stops the start",
  (name) => {
    expect(tested).toMatch(new RegExp(`\\b${name}\\b`));
  },
);
