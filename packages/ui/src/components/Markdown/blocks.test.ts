import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { IncrementalParser } from "./blocks.ts";
import type { Blocks } from "./blocks.ts";
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

const flat = ({ groups }: Blocks) =>
  groups.flat().map(({ index, token }) => [index, token.type, token.raw.trimEnd()]);

describe("IncrementalParser", () => {
  it.each(TEXTS)("parses a text that grew letter by letter like the whole text: %j", (text) => {
    const parser = new IncrementalParser();
    for (let length = 1; length <= text.length; length += 1) parser.read(text.slice(0, length));
    expect(flat(parser.read(text))).toEqual(flat(new IncrementalParser().read(text)));
  });

  it("parses any text like the whole text, in whatever pieces it arrives", () => {
    const anyText = fc.array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 24 });
    const steps = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 24 });
    fc.assert(
      fc.property(anyText, steps, (pieces, sizes) => {
        const text = pieces.join("");
        const parser = new IncrementalParser();
        for (let length = 0, at = 0; length < text.length; at += 1) {
          parser.read(text.slice(0, length), closeOpenMarkdown);
          length += sizes[at % sizes.length] ?? 1;
        }
        expect(flat(parser.read(text))).toEqual(flat(new IncrementalParser().read(text)));
      }),
      { numRuns: 400 },
    );
  });

  it("returns the same full group while the text grows", () => {
    const paragraphs = Array.from({ length: 40 }, (_, index) => `Paragraph ${index}.`);
    const parser = new IncrementalParser();
    const before = parser.read(paragraphs.slice(0, 30).join("\n\n")).groups[0];
    const after = parser.read(paragraphs.join("\n\n")).groups[0];
    expect(before).toHaveLength(16);
    expect(after).toBe(before);
  });

  it("parses only the growing paragraph again", () => {
    const parser = new IncrementalParser();
    expect(parser.read("One.\n\nTwo.\n\nThree").unsettled).toBe(1);
    expect(parser.read("One.\n\nTwo.\n\nThree.\n\n- a\n\nFour").unsettled).toBe(2);
  });

  it("starts over with a text that does not continue the previous one", () => {
    const parser = new IncrementalParser();
    parser.read("One.\n\nTwo.\n\nThree.\n\nFour.");
    expect(flat(parser.read("Other."))).toEqual([[0, "paragraph", "Other."]]);
  });
});
