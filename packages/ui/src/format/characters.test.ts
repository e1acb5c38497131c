import { expect, it } from "vitest";
import { charactersOf, countCharacters } from "./characters.ts";

const family = "👨‍👩‍👧‍👦";

it("counts an emoji, a flag and a letter with accents as one", () => {
  expect([...charactersOf(`a${family}e\u0301🇩🇪\r\n!`)]).toEqual(["a", family, "e\u0301", "🇩🇪", "\r\n", "!"]);
  expect(countCharacters("")).toBe(0);
});

it.each([
  ["letters", "a"],
  ["families", family],
  ["flags", "🇩🇪"],
  ["accents", "e\u0301\u0302"],
  ["line ends", "\r\n"],
])("counts 3,000 %s, wherever the text is cut for it", (_name, character) => {
  for (const before of ["", "x", "xy", "xyz"]) {
    expect(countCharacters(before + character.repeat(3_000))).toBe(before.length + 3_000);
  }
});

it("counts a long text of emoji in linear time", () => {
  const cost = (length: number) => {
    const text = family.repeat(length);
    const start = process.cpuUsage().user;
    countCharacters(text);
    return process.cpuUsage().user - start;
  };
  cost(1_000);
  // Linear is 8; quadratic is 64.
  expect(cost(16_000) / Math.max(cost(2_000), 1_000)).toBeLessThan(32);
});
