import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { TermPrefilter } from "./TermPrefilter.ts";
import { Lexicon } from "./Lexicon.ts";
import { asLeet } from "./plainText.ts";

const plainly = (text: string) => text;

function first(...words: Parameters<TermPrefilter["add"]>[0][]): TermPrefilter {
  const firsts = new TermPrefilter(plainly);
  for (const word of words) firsts.add(word);
  return firsts;
}

describe("a text without terms", () => {
  const none = first({ kind: "whole", text: "zzbad" });

  it.each([
    "",
    "hello there, how are you?",
    "a word, and “another” — in a book…",
    "zzbadly",
    "zz bad",
    "i am 17",
  ])("is recognised: %j", (text) => expect(none.mayBeIn(text)).toBe(false));
});

describe("a text that can contain a term", () => {
  it.each([
    ["with its first word", "so zzbad", first({ kind: "whole", text: "zzbad" })],
    ["with a piece of one", "so unzzbadly", first({ kind: "within", text: "zzbad" })],
    ["with any number", "it is 5", first({ kind: "range" })],
    ["with a word drawn out", "it is niiice", first({ kind: "whole", text: "zzbad" })],
    ["letter by letter", "b a d", first({ kind: "whole", text: "zzbad" })],
    ["in another script", "плохо", first({ kind: "whole", text: "zzbad" })],
  ])("%s", (_case, text, firsts) => expect(firsts.mayBeIn(text)).toBe(true));

  it("with signs instead of letters", () => {
    const firsts = new TermPrefilter(asLeet);
    firsts.add({ kind: "whole", text: asLeet("zzbill") });
    expect(firsts.mayBeIn("so zz8!1l")).toBe(true);
    expect(firsts.mayBeIn("so zzbat")).toBe(false);
  });
});

it("every text with a term is found by the first word of the term", () => {
  const terms = ["zz bad", "lill", "ox*", "*yz", "*mm*", "{1-17} years", "a b c"];
  const lexicon = new Lexicon(terms.map((term) => `banned ${term}`).join("\n"));
  const words = fc.constantFrom(
    "zz",
    "bad",
    "l1!l",
    "lill",
    "OXEN",
    "xyz",
    "ammo",
    "5",
    "years",
    "a",
    "b",
    "c",
    "é",
    "“",
  );
  const joints = fc.constantFrom(" ", "", "-", "… ");
  fc.assert(
    fc.property(fc.array(fc.tuple(words, joints), { maxLength: 8 }), (pieces) => {
      const text = pieces.flat().join("");
      // In a text with another script, every word is checked.
      expect([...lexicon.find(text)]).toEqual([...lexicon.find(`${text} \u4E00\u4E00`)]);
    }),
    { numRuns: 2_000 },
  );
});
