import { describe, expect, it } from "vitest";
import { countCharacters, firstCharacters, isLongerThan } from "./characters.ts";

const family = "👨‍👩‍👧‍👦";
const longestEmoji = "👩🏿‍❤️‍💋‍👩🏿";

describe("characters as people count them", () => {
  it.each([
    ["nothing", "", 0],
    ["Latin letters", "café ñ", 6],
    ["line ends of both kinds", "a\r\nb\nc", 5],
    ["a family", family, 1],
    ["the longest emoji", longestEmoji, 1],
    ["two flags", "🇩🇪🇯🇵", 2],
    ["Hindi", "नमस्ते", 3],
    ["Thai", "สวัสดี", 4],
    ["combining accents", "e\u0301e\u0302", 2],
    ["half of a pair", "a\ud83cb", 3],
    // 1 + 160 code units, in sixteens.
    ["a letter with 160 accents", `a${"\u0301".repeat(160)}`, 11],
  ])("counts %s", (_, text, count) => {
    expect(countCharacters(text)).toBe(count);
  });

  it.each([
    ["letters at the limit", "a".repeat(60), 60, false],
    ["one letter more", "a".repeat(61), 60, true],
    ["families at the limit", family.repeat(60), 60, false],
    ["one family more", family.repeat(61), 60, true],
    ["the longest emoji at the limit", longestEmoji.repeat(60), 60, false],
    ["one letter with 10,000 accents", `a${"\u0301".repeat(10_000)}`, 60, true],
  ])("compares %s", (_, text, most, expected) => {
    expect(isLongerThan(text, most)).toBe(expected);
  });

  it("never takes part of a character", () => {
    expect(firstCharacters("abc", 3)).toBe("abc");
    expect(firstCharacters(`ab${family.repeat(3)}`, 3)).toBe(`ab${family}`);
    expect(firstCharacters(`a${"\u0301".repeat(200)}`, 3)).toBe("");
  });

  it("counts 16,000 characters of any script in less than 0.2 seconds", () => {
    for (const character of ["a", "ж", "語", "नि", "🌙", family, `a${"\u0301".repeat(15)}`]) {
      const text = character.repeat(16_000);
      countCharacters(text);
      const start = process.cpuUsage().user;
      expect(countCharacters(text)).toBe(16_000);
      expect((process.cpuUsage().user - start) / 1000).toBeLessThan(200);
    }
  });
});
