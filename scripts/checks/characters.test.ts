import fc from "fast-check";
import { expect, it } from "vitest";
import { countCharacters as countedByTheApi } from "../../packages/contract/src/characters.ts";
import { countCharacters as countedByFields } from "../../packages/ui/src/format/characters.ts";

// The library imports no other package, so it has its own count: what a field calls short enough must be saved.
const texts = [
  "",
  "plain letters",
  "café, naïve, Straße",
  "line\r\nends\nof\rall kinds\r\n",
  "👨‍👩‍👧‍👦👩🏿‍❤️‍💋‍👩🏿👍🏽🏴󠁧󠁢󠁥󠁮󠁧󠁿🇩🇪🇯🇵🇫",
  "नमस्ते क्षत्रिय",
  "สวัสดีครับ ก็ น้ำ",
  "각 한국어 각",
  "あめりか日本語がぎ",
  "e\u0301\u0302\u0303 a\u0488",
  "\ud83c half \udf88 pairs \ud83c",
  `zalgo a${"\u0301".repeat(10_000)}`,
  `${"\u0301".repeat(300)}starts with accents`,
  "\u200d\u200d\u0600\u0601a",
];

it.each(texts)("the library and the contract count the same: %j", (text) => {
  expect(countedByFields(text)).toBe(countedByTheApi(text));
  const long = text.repeat(40);
  expect(countedByFields(long)).toBe(countedByTheApi(long));
});

it("the library and the contract count the same in any text", () => {
  const piece = fc.oneof(
    fc.constantFrom(...texts.filter(({ length }) => length < 400)),
    fc.string({ unit: "binary" }),
    fc.string({ unit: "grapheme" }),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
      const text = pieces.join("");
      expect(countedByFields(text)).toBe(countedByTheApi(text));
    }),
  );
});
