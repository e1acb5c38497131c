import { describe, expect, it } from "vitest";
import { Phrases } from "./phrases.ts";

const TEXT = "one two three four five six seven eight nine ten eleven twelve thirteen fourteen".split(" ");

/** The phrases of a text that arrived in these pieces. */
function render(...pieces: readonly string[]): string[] {
  const phrases = new Phrases();
  let text = "";
  let last = phrases.read(text);
  for (const piece of pieces) last = phrases.read((text += piece));
  return [last.settledText, ...last.fadingPhrases.map(({ text }) => text)];
}

describe("phrases", () => {
  it.each([1, 2, 3, 9])("never move a word to another phrase, %i letters at a time", (step) => {
    const text = TEXT.join(" ");
    const phrases = new Phrases();
    const seen = new Map<number, string>();
    for (let length = 1; length <= text.length; length += step) {
      for (const { start, text: shown } of phrases.read(text.slice(0, length)).fadingPhrases) {
        expect(shown.startsWith(seen.get(start) ?? "")).toBe(true);
        seen.set(start, shown);
      }
    }
  });

  it("contain the whole text", () => {
    const pieces = [
      "  one two",
      " three four five s",
      "ix seven ",
      "eight nine ten",
      " eleven twelve  ",
      "x",
    ];
    expect(render(...pieces).join("")).toBe(pieces.join(""));
  });

  it("contain words that arrived together", () => {
    const pieces = ["One two three four ", "five six seven eight nine ten", " eleven"];
    expect(render(...pieces)).toEqual(["", ...pieces]);
  });

  it("have at least four words when words arrive one by one", () => {
    expect(render(...TEXT.map((word) => `${word} `))).toEqual([
      "one two three four ",
      "five six seven eight ",
      "nine ten eleven twelve ",
      "thirteen fourteen ",
    ]);
  });

  it("are never more than three", () => {
    expect(render(...Array.from({ length: 9 }, () => "four words at once "))).toHaveLength(4);
  });

  it("do not split a word that continues", () => {
    expect(render("One two three four fi", "ve six seven")).toEqual([
      "",
      "One two three four five",
      " six seven",
    ]);
  });

  it("disappear with words that are removed", () => {
    const phrases = new Phrases();
    phrases.read("One two three four ");
    phrases.read("One two three four ~five six seven");
    expect(phrases.read("One two three four ").fadingPhrases.map(({ text }) => text)).toEqual([
      "One two three four ",
    ]);
  });
});
