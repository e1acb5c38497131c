import fc from "fast-check";
import { expect, it } from "vitest";
import { findMatches, matchesSearch, searchPhrases, searchWords } from "./searchWords.ts";

/** The parts of a text that match, in brackets. */
const marked = (text: string, query: string) =>
  findMatches(text, query).reduceRight(
    (rest, [start, end]) => `${rest.slice(0, start)}[${rest.slice(start, end)}]${rest.slice(end)}`,
    text,
  );

it.each([
  ["  The lamp, THE *lamp*! Ünï-code 🌙", ["the", "lamp", "the", "lamp", "uni", "code"]],
  ["Node.js 1984 192.168.0.1", ["node", "js", "1984", "192", "168", "0", "1"]],
  ["हिन्दी भाषा", ["हिन्दी", "भाषा"]],
  ["東京でMimiに会う。雨", ["東京で", "mimi", "に会う", "雨"]],
  ["ภาษาไทย 한국어를", ["ภาษาไทย", "한국어를"]],
  ["…!?", []],
])("splits %j into words", (text, words) => {
  expect(searchWords(text)).toEqual(words);
});

it("makes a phrase of words that are written together, and uses twelve words", () => {
  expect(searchPhrases("the Node.js  O’Brien & 東京mimi")).toEqual([
    ["the"],
    ["node", "js"],
    ["o", "brien"],
    ["東京", "mimi"],
  ]);
  expect(searchPhrases("1.2.3.4.5.6.7.8 a b c d e f").flat()).toHaveLength(12);
});

// Rule: search-every-script
it.each([
  ["beginnings of words", "Clamp the Lamplight lamp.", "lamp", "Clamp the [Lamp]light [lamp]."],
  ["all words", "Ines keeps a lamp", "LAMP ines", "[Ines] keeps a [lamp]"],
  ["words with accents", "Crème brûlée, cre\u0301me", "creme", "[Crème] brûlée, [cre\u0301me]"],
  ["a part of ß", "Die Straße", "strass", "Die [Straß]e"],
  ["Turkish", "İstanbul'da IŞIK", "istanbul ışık", "[İstanbul]'da [IŞIK]"],
  ["the final sigma", "Ο ΣΊΣΥΦΟΣ", "σίσυφος", "Ο [ΣΊΣΥΦΟΣ]"],
  ["Cyrillic", "Ну, Привет!", "прив", "Ну, [Прив]ет!"],
  ["Arabic with marks", "قَالَ مَرْحَبًا", "مرحبا", "قَالَ [مَرْحَبًا]"],
  ["Hebrew with points", "אמר שָׁלוֹם", "שלום", "אמר [שָׁלוֹם]"],
  ["Hindi, a letter with its marks", "मैं हिन्दी हूँ", "ह", "मैं [हि]न्दी [हूँ]"],
  ["Thai inside of a sentence", "ฉันรักภาษาไทยมาก", "ภาษาไทย", "ฉันรัก[ภาษาไทย]มาก"],
  ["Japanese inside of a sentence", "昨日は東京に行った", "東京", "昨日は[東京]に行った"],
  ["Chinese, one letter", "今天下雨了，雨很大", "雨", "今天下[雨]了，[雨]很大"],
  ["Korean inside of a word", "고등학교에서", "학교", "고등[학교]에서"],
  ["full width", "Ｍｉｍｉの１９８４年", "mimi 1984", "[Ｍｉｍｉ]の[１９８４]年"],
  ["words that are written together", "Node.js, not node and js", "node.js", "[Node.js], not node and js"],
  ["addresses", "At 192.168.0.1 (192.0.168.1)", "192.168.0.1", "At [192.168.0.1] (192.0.168.1)"],
  [
    "links",
    "See https://example.org/a-b?c=1.",
    "https://example.org/a-b",
    "See [https://example.org/a-b]?c=1.",
  ],
  ["apostrophes of any form", "She said: don’t!", "don't", "She said: [don’t]!"],
])("marks %s", (_what, text, query, expected) => {
  expect(marked(text, query)).toBe(expected);
});

it("matches a text that has all of the words, and nothing without a word", () => {
  expect(matchesSearch("Ines keeps a lamp", "lam ines")).toBe(true);
  expect(matchesSearch("Ines keeps a lamp", "lamp odile")).toBe(false);
  expect(matchesSearch("…", "…")).toBe(false);
});

it("finds every text by itself, by its words, and by any part of a word in a script without spaces", () => {
  const texts = fc.string({ unit: "grapheme", minLength: 1 }).filter((text) => searchWords(text).length > 0);
  fc.assert(
    fc.property(texts, fc.string({ unit: "grapheme" }), (text, other) => {
      const found = `${other} ${text} ${other}`;
      expect(matchesSearch(found, text)).toBe(true);
      expect(findMatches(found, text).length).toBeGreaterThan(0);
    }),
  );
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(..."東京都今日は雨です") }),
      fc.nat(),
      fc.nat(),
      (text, from, to) => {
        const part = text.slice(from % (text.length + 1), to % (text.length + 1));
        if (part !== "") expect(marked(text, part)).toContain(`[${part}`);
      },
    ),
  );
});
