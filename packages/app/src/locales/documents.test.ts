import type { StaticScreenProps } from "@mimi/ui/screens/static-screen";
import { describe, expect, it } from "vitest";
import { helpLinesIn } from "../state/region/helpLines.ts";
import { english, type Texts } from "./en/english.ts";

const languages = Object.entries(import.meta.glob<{ texts: Texts }>("./*/texts.ts", { eager: true })).map(
  ([file, { texts }]) => [file.split("/")[1] ?? "", texts] as const,
);

const oregon: Parameters<Texts["safetyOf"]>[0] = {
  region: "us-or",
  rules: {
    notice_hours: 3,
    minor_notice_hours: 1,
    crisis_pause: true,
    age_check: true,
    crisis_figures: true,
  },
  laws: [{ name: "Oregon SB 1546", since: "2027-01-01", about: ["notice", "crisis"] }],
};
// Not two hours: Arabic has one word for them.
const unknown: Parameters<Texts["safetyOf"]>[0] = {
  region: null,
  rules: {
    notice_hours: 4,
    minor_notice_hours: 1,
    crisis_pause: false,
    age_check: false,
    crisis_figures: false,
  },
  laws: [],
};
const parts: Parameters<Texts["safetyOf"]>[1] = {
  lines: helpLinesIn("US"),
  helpShown: [{ year: 2026, count: 341 }],
  dayOf: (date) => date,
};

/** Each document of a language, in the states that it has. */
const documentsOf = (texts: Texts): readonly (readonly [string, StaticScreenProps])[] => [
  ["contact", texts.contactOf(null)],
  ["contact with an address", texts.contactOf("operator@mimi.example")],
  ["policy", texts.policy],
  ["term", texts.term],
  ["safety in Oregon", texts.safetyOf(oregon, parts)],
  [
    "safety in an unknown place",
    texts.safetyOf(unknown, { ...parts, lines: helpLinesIn(null), helpShown: [] }),
  ],
];

/** What no language changes: the sections in order, the number of their paragraphs, and the links of each. */
function shapeOf({ sections }: StaticScreenProps) {
  return sections.map(({ id, paragraphs }) => {
    const hrefs = [...JSON.stringify(paragraphs).matchAll(/"href":"([^"]*)"/g)].map(([, href]) => href);
    return { id, paragraphs: paragraphs.length, hrefs: hrefs.toSorted() };
  });
}

/** The numbers in the sentences of each section, without the marks between thousands. */
function numbersOf({ sections }: StaticScreenProps): readonly (readonly string[])[] {
  return sections.map(({ paragraphs }) => {
    const sentences = JSON.stringify(paragraphs).replaceAll(/"href":"[^"]*"/g, "");
    const numbers = [...sentences.matchAll(/\d+(?:[.,\u00A0\u202F ]\d{3}(?!\d))*/g)];
    return numbers.map(([number]) => number.replaceAll(/\D/g, ""));
  });
}

describe.each(languages)("the documents in %s", (_tag, texts) => {
  it.each(documentsOf(texts).map(([name], index) => [name, index] as const))(
    "%s: have the sections, links and numbers of the English ones",
    (_name, index) => {
      const [written, expected] = [documentsOf(texts)[index], documentsOf(english)[index]];
      if (!written || !expected) throw new Error("A document is missing.");
      expect(shapeOf(written[1])).toEqual(shapeOf(expected[1]));
      const numbers = numbersOf(written[1]);
      // A language can write more in digits: "24 hours" for "day and night", "1 hour" for "an hour".
      const missing = numbersOf(expected[1]).map((all, section) =>
        all.filter((number) => !numbers[section]?.includes(number)),
      );
      expect(missing.flat()).toEqual([]);
    },
  );
});
