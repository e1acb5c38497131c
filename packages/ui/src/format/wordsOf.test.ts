import { expect, it } from "vitest";
import { wordsOf } from "./wordsOf.ts";

it.each([
  [0, 0],
  [3, 10],
  [40, 30],
  [151, 200],
  [420, 300],
  [1251, 900],
  [6000, 4000],
  [24_000, 16_000],
])("says %d tokens in a round number of words", (tokens, words) => {
  expect(wordsOf(tokens)).toBe(words);
});
