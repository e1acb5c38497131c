import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { TextFinder } from "./TextFinder.ts";

function finds(text: string, key: string, wholeWords = false): boolean {
  const finder = new TextFinder();
  const searched = { found: false };
  finder.add(key, wholeWords, searched);
  finder.search(text);
  return searched.found;
}

it("finds each of many texts that occurs, and no other", () => {
  const letters = fc.string({ unit: fc.constantFrom("a", "b", " ", "月"), maxLength: 40 });
  fc.assert(
    fc.property(letters, fc.array(letters.filter(Boolean), { maxLength: 30 }), (text, keys) => {
      const finder = new TextFinder();
      const searched = keys.map((key) => ({ key, found: false }));
      for (const one of searched) finder.add(one.key, false, one);
      finder.search(text);
      expect(searched.map(({ found }) => found)).toEqual(keys.map((key) => text.includes(key)));
    }),
  );
});

it("finds a long text by its first 256 code units", () => {
  expect(finds(`x${"a".repeat(300)}`, "a".repeat(300))).toBe(true);
  expect(finds("a".repeat(255), "a".repeat(300))).toBe(false);
});

describe("whole words", () => {
  it.each([
    ["The moon rose.", "moon", true],
    ["By moonlight.", "moon", false],
    ["By moonlight and moon.", "moon", true],
    ["moon", "moon", true],
    ["A blood moon rose.", "blood moon", true],
    ["Two blood moons.", "blood moon", false],
    ["Mr. Ash", "mr.", false],
    ["mr.", "mr.", true],
    ["हिन्दी", "हिन्द", false],
    ["月光を見る", "月", true],
    ["(AI)", "AI", true],
  ])("%s has %s: %s", (text, key, expected) => {
    expect(finds(text, key, true)).toBe(expected);
  });
});

// Rule: lorebook-time-limit
it("takes one pass for each length, however many texts there are", () => {
  const finder = new TextFinder();
  for (let at = 0; at < 10_000; at += 1)
    finder.add(`key ${String(at).padStart(6, "0")}`, false, { found: false });
  finder.search("a".repeat(5_000));
  expect(finder.steps).toBe(4_991);
});
