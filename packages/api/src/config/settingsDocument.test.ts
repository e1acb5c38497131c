import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { expect, it } from "vitest";
import { packageFolder, repositoryFolder } from "./packageFolder.ts";
import { factsOf, settingsIn } from "./setting.ts";
import { settingsGroups } from "./settings.ts";

const HEAD = `# Copy this file to \`.env\` and edit the copy. Every line is optional, and shows the default or an example.
# \`npm start\`, \`npm run dev\` and \`npm run serve\` read \`.env\`. Variables that are already set are not changed.
# With NODE_ENV=production, MODEL_BASE_URL, STRIPE_SECRET_KEY, SCREENING_LEXICON, MODERATORS and S3_ENDPOINT must be set, or be
# \`off\`: no replies, no payment, placeholder terms, no moderators by e-mail, uploads in the data folder.
# The file is written from packages/api/src/config: npx vitest --run --project api settingsDocument --update
`;

/** Declared for others: Node reads it, and the launcher sets it. */
const settings = settingsIn(settingsGroups).filter(([name]) => name !== "NODE_ENV");

/** A text as lines of a comment. */
function commentOf(text: string): string[] {
  const lines = [""];
  // A command stays on one line.
  for (const [word] of text.matchAll(/(?:`[^`]*`|\S)+/g)) {
    const line = lines.pop() ?? "";
    lines.push(...(line.length + word.length > 126 ? [line, word] : [line ? `${line} ${word}` : word]));
  }
  return lines.map((line) => `# ${line}`);
}

function exampleFile(): string {
  const left = new Map(settings);
  const blocks = Object.values(settingsGroups).map((group) => {
    const lines = Object.entries<unknown>(group.entries).flatMap(([name, entry]) => {
      const schema = left.get(name);
      // A group can read a setting that another one declares.
      if (!schema || schema !== entry) return [];
      left.delete(name);
      const { example, default: value = "" } = factsOf(schema);
      return [...commentOf(v.getDescription(schema) ?? ""), `#${name}=${example ?? value}`];
    });
    return [`# ---- ${v.getTitle(group) ?? ""} ----`, ...lines, ""].join("\n");
  });
  return [HEAD, ...blocks].join("\n");
}

it(".env.example has every setting with its sentences and its default", async () => {
  await expect(exampleFile()).toMatchFileSnapshot(join(repositoryFolder, ".env.example"));
});

it("no document names a setting that does not exist", () => {
  const known = ["NODE_ENV", ...settings.map(([name]) => name)];
  const others = [
    // Of the standards that Node and OpenTelemetry follow.
    ...["HTTPS_PROXY", "NO_PROXY", "OTEL_EXPORTER_OTLP_HEADERS", "OTEL_SERVICE_NAME"],
    // Of the tests.
    ...["FUZZ_CALLS", "CRASH_ROUNDS", "PLAN_ROWS"],
  ];
  for (const document of ["operate.md", "guides/models.md", "guides/moderate.md"]) {
    const content = readFileSync(join(repositoryFolder, "docs", document), "utf8");
    const named = [...content.matchAll(/`([A-Z][A-Z\d]*(?:_[A-Z\d]+)+)(?:=[^`]*)?`/g)].flatMap(
      ([, name]) => name ?? [],
    );
    expect(named.filter((name) => ![...known, ...others].includes(name))).toEqual([]);
  }
});

const tested = ["settings", "paymentSettings"]
  .map((name) => readFileSync(join(packageFolder, `src/config/${name}.test.ts`), "utf8"))
  .join("");
/** Settings without a wrong value at start, and what reports a wrong value later. */
const free = [
  "MIMI_DATA_DIR",
  "API_HOST",
  "SCREENING_LEXICON",
  ...["STRIPE_SECRET_KEY", "MODEL_API_KEY", "SCREENING_KEY"],
  ...["FIREBASE_APP_ID", "FIREBASE_TENANT", "ADULT_UNAVAILABLE_IN", "METRICS_HOST"],
];

it.each(settings.flatMap(([name, schema]) => (factsOf(schema).readBy || free.includes(name) ? [] : [name])))(
  "a wrong value of %s stops the start",
  (name) => {
    expect(tested).toMatch(new RegExp(`\\b${name}\\b`));
  },
);
