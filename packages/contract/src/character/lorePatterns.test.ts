import { expect, it } from "vitest";
import { isPattern, LorePatterns, sortPatterns } from "./lorePatterns.ts";

const rules = { use_regex: false, case_sensitive: false };

it.each([
  [String.raw`/\bferr(y|ies)\b/i`, true],
  ["/(?<=the )moon/", true],
  ["/[/", true],
  [String.raw`/a\/b/gi`, true],
  ["/home/user", false],
  ["/a/b/", false],
  ["AC/DC", false],
  ["//", false],
  ["drag.n", false],
])("reads the key %s as a pattern: %s", (key, expected) => {
  expect(isPattern(key, rules)).toBe(expected);
  expect(isPattern(key, { use_regex: true })).toBe(true);
});

it.each([
  ["/Two/", { source: "Two", caseSensitive: true, dotAll: false }],
  ["/Two/gis", { source: "Two", caseSensitive: false, dotAll: true }],
  [String.raw`/\p{Script=Han}\é\./`, { source: String.raw`\p{Han}é\.`, caseSensitive: true, dotAll: false }],
  ["/[🌙-🌟]/", { source: "[🌙-🌟]", caseSensitive: true, dotAll: false }],
  ["ferr(y|ies)", { source: "ferr(y|ies)", caseSensitive: false, dotAll: false }],
])("reads %s", (key, expected) => {
  expect(new LorePatterns().of(key, rules)).toEqual(expected);
});

// Rule: card-report-patterns
it.each([
  ["looks behind", "/(?<=the )moon/"],
  ["looks behind for what is not there", "/(?<!the )moon/"],
  ["looks ahead", "moon(?=light)"],
  ["looks ahead for what is not there", "moon(?!light)"],
  ["refers back", String.raw`(a)\1`],
  ["refers back by name", String.raw`(?<one>a)\k<one>`],
  ["is no regular expression", "/[/"],
  ["has a property with another name", String.raw`\p{Letter}`],
  ["has a class with a backspace", String.raw`[\b]`],
  ["is too large", "(a{100}){100}"],
])("does not use a pattern that %s", (_what, key) => {
  expect(new LorePatterns().of(key, { case_sensitive: false })).toBeNull();
});

it("uses patterns up to the limit of a lorebook, and a pattern that is repeated once", () => {
  const patterns = new LorePatterns();
  const cost900 = (letter: string) => `${letter}{899}`;
  expect(patterns.of(cost900("a"), rules)).not.toBeNull();
  expect(patterns.of(cost900("a"), rules)).not.toBeNull();
  expect(patterns.of(cost900("b"), rules)).not.toBeNull();
  expect(patterns.of(cost900("c"), rules)).toBeNull();
  expect(patterns.of("c", rules)).toBeNull();
});

it("sorts the patterns of a lorebook, without the entries that are turned off", () => {
  const entry = { ...rules, keys: ["/moon/", "sun"], secondary_keys: ["/(?=x)/", "/moon/"], enabled: true };
  const off = { ...entry, keys: ["/sea/"], enabled: false };
  expect(sortPatterns([entry, off])).toEqual({ used: ["/moon/"], unused: ["/(?=x)/"] });
});
