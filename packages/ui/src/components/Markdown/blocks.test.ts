import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { nothingParsed, parseText } from "./blocks.ts";
import type { ParsedText } from "./blocks.ts";
import { closeOpenMarkdown } from "./closeOpenMarkdown.ts";

const TEXTS = [
  "One.\n\n*Two* and **three**.\n\nFour\nfive.\n\n---\n\nSix.",
  "- a\n\n- b\n\n  c\n\n1. d\n2. e\n\nAfter.",
  "```\ncode\n\nwith *no* emphasis\n```\n\nAfter the fence.\n\n> quoted\n> more\n\nEnd.",
  "| a | b |\n|---|---|\n| 1 | 2 |\n\nAfter the table.\n\nEnd.",
  "A\n\n\n\n\nB\n\n\nC\n\n",
];

/** Every Markdown mark, and text between marks. */
const PIECES = [
  ..."one|two |three. |“Four,” |*five* |**six** |~~seven~~ |`eight` |[nine](https://example.com) ".split("|"),
  ..."\n|\n\n|\n\n\n|- |1. |> |# |---\n|```\n|    || a | b |\n|---|---|\n|* |\\*|<b>|&amp; |\t".split(
    /(?<!\\)\|/,
  ),
];

const flat = ({ groups }: ParsedText) =>
  groups.flat().map(({ index, token }) => [index, token.type, token.raw.trimEnd()]);

describe("parseText", () => {
  it.each(TEXTS)("parses a text that grew letter by letter like the whole text: %j", (text) => {
    let parsed = nothingParsed;
    for (let length = 1; length <= text.length; length += 1)
      parsed = parseText(text.slice(0, length), parsed);
    expect(flat(parseText(text, parsed))).toEqual(flat(parseText(text)));
  });

  it("parses any text like the whole text, in whatever pieces it arrives", () => {
    const anyText = fc.array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 24 });
    const steps = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 24 });
    fc.assert(
      fc.property(anyText, steps, (pieces, sizes) => {
        const text = pieces.join("");
        let parsed = nothingParsed;
        for (let length = 0, at = 0; length < text.length; at += 1) {
          parsed = parseText(text.slice(0, length), parsed, closeOpenMarkdown);
          length += sizes[at % sizes.length] ?? 1;
        }
        expect(flat(parseText(text, parsed))).toEqual(flat(parseText(text)));
      }),
      { numRuns: 400 },
    );
  });

  it("returns the same full group while the text grows", () => {
    const paragraphs = Array.from({ length: 40 }, (_, index) => `Paragraph ${index}.`);
    const before = parseText(paragraphs.slice(0, 30).join("\n\n"));
    const after = parseText(paragraphs.join("\n\n"), before);
    expect(before.groups[0]).toHaveLength(16);
    expect(after.groups[0]).toBe(before.groups[0]);
  });

  it("parses only the growing paragraph again", () => {
    const before = parseText("One.\n\nTwo.\n\nThree");
    expect(before.unsettled).toBe(1);
    expect(parseText("One.\n\nTwo.\n\nThree.\n\n- a\n\nFour", before).unsettled).toBe(2);
  });

  it("starts over with a text that does not continue the previous one", () => {
    const before = parseText("One.\n\nTwo.\n\nThree.\n\nFour.");
    expect(flat(parseText("Other.", before))).toEqual([[0, "paragraph", "Other."]]);
  });

  it("leaves the parsed text as it was, so that React can render it again or drop it", () => {
    const before = parseText("One.\n\nTwo.\n\nThree.\n\nFour.");
    const blocks = flat(before);
    const once = parseText("One.\n\nTwo.\n\nThree.\n\nFour. Five.\n\nSix.", before);
    parseText("Other.", before);
    const twice = parseText("One.\n\nTwo.\n\nThree.\n\nFour. Five.\n\nSix.", before);
    expect(flat(before)).toEqual(blocks);
    expect(twice).toEqual(once);
  });
});
