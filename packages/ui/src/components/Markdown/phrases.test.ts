import { describe, expect, it } from "vitest";
import { Phrases } from "./phrases.ts";

const WORDS = "one two three four five six seven eight nine ten eleven twelve thirteen fourteen".split(" ");

/** The phrases of a text that arrived in these pieces. */
function drawn(...pieces: readonly string[]): string[] {
  const phrases = new Phrases();
  let text = "";
  let last = phrases.read(text);
  for (const piece of pieces) last = phrases.read((text += piece));
  return [last.still, ...last.fresh.map(({ words }) => words)];
}

describe("phrases", () => {
  it.each([1, 2, 3, 9])("never move a word from one to another, %i letters at a time", (step) => {
    const text = WORDS.join(" ");
    const phrases = new Phrases();
    const seen = new Map<number, string>();
    for (let length = 1; length <= text.length; length += step) {
      for (const { start, words: shown } of phrases.read(text.slice(0, length)).fresh) {
        expect(shown.startsWith(seen.get(start) ?? "")).toBe(true);
        seen.set(start, shown);
      }
    }
  });

  it("lose nothing of the text", () => {
    const pieces = [
      "  one two",
      " three four five s",
      "ix seven ",
      "eight nine ten",
      " eleven twelve  ",
      "x",
    ];
    expect(drawn(...pieces).join("")).toBe(pieces.join(""));
  });

  it("are what came together", () => {
    const pieces = ["One two three four ", "five six seven eight nine ten", " eleven"];
    expect(drawn(...pieces)).toEqual(["", ...pieces]);
  });

  it("are of four words at least while words come one by one", () => {
    expect(drawn(...WORDS.map((word) => `${word} `))).toEqual([
      "one two three four ",
      "five six seven eight ",
      "nine ten eleven twelve ",
      "thirteen fourteen ",
    ]);
  });

  it("are never more than three", () => {
    expect(drawn(...Array.from({ length: 9 }, () => "four words at once "))).toHaveLength(4);
  });

  it("break no word that goes on", () => {
    expect(drawn("One two three four fi", "ve six seven")).toEqual([
      "",
      "One two three four five",
      " six seven",
    ]);
  });

  it("go with the words that are taken back", () => {
    const phrases = new Phrases();
    phrases.read("One two three four ");
    phrases.read("One two three four ~five six seven");
    expect(phrases.read("One two three four ").fresh.map(({ words }) => words)).toEqual([
      "One two three four ",
    ]);
  });
});
