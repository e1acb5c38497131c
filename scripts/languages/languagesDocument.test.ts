import { join } from "node:path";
import { expect, it } from "vitest";
import { languages } from "../../packages/contract/src/languages.ts";
import { root } from "../launch/settings.ts";
import { translatedTags, unitsIn } from "./exchange.ts";
import { recordOf } from "./records.ts";
import type { Term } from "../../packages/app/src/locales/LanguageRecord.ts";

const HEAD = `# Languages

How the texts of each language were made, and who has read them. English is the source. This file is written from
\`packages/app/src/locales/*/record.ts\`: \`npx vitest --run --project unit languagesDocument --update\`.

A person who speaks a language can [correct its texts](guides/correct-a-translation.md) without code. After a whole reading, add a line to
\`reviews\` of its \`record.ts\`.

`;

const GLOSSARY = `
## Glossary

The one word that each language uses for a thing. \`scripts/languages/glossary.test.ts\` checks that a text has it, in one of its forms, where the
English text has the English word.

`;

const row = (cells: readonly string[]) => `| ${cells.join(" | ")} |\n`;
const table = (heads: readonly string[], rows: readonly (readonly string[])[]) =>
  [row(heads), row(heads.map(() => "---")), ...rows.map(row)].join("");

function document(): string {
  const state = translatedTags.map((tag) => {
    const { made, madeOn, reviews } = recordOf(tag);
    const readers = reviews.map(({ by, on }) => `${by}, ${on}`).join("; ");
    const name = languages.find((language) => language.tag === tag)?.name ?? tag;
    return [
      `\`${tag}\``,
      name,
      `more than ${Math.floor(unitsIn(tag).length / 100) * 100}`,
      `${made}, ${madeOn}`,
      readers || "no one yet",
    ];
  });
  const terms = Object.keys(recordOf("de").glossary) as Term[];
  const words = terms.map((term) => [term, ...translatedTags.map((tag) => recordOf(tag).glossary[term][0])]);
  return [
    HEAD,
    table(["tag", "language", "texts", "made", "read by"], state),
    GLOSSARY,
    table(["English", ...translatedTags], words),
  ].join("");
}

it("docs/languages.md has every language with its texts, record and glossary", async () => {
  await expect(document()).toMatchFileSnapshot(join(root, "docs/languages.md"));
});
