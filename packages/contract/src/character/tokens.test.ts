import fc from "fast-check";
import { expect, it } from "vitest";
import { estimateTokens } from "./tokens.ts";

it.each([
  ["", 0],
  ["Good", 1],
  ["Good evening", 3],
  ["Добрый вечер", 6],
  ["晚上好晚上好晚上", 6],
  ["🌙🌙", 2],
])("estimates %j as %i tokens", (text, tokens) => {
  expect(estimateTokens(text)).toBe(tokens);
});

it("counts the bytes of a text in UTF-8", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (any) => {
      const text = any.toWellFormed();
      const bytes = new TextEncoder().encode(text).length;
      expect(estimateTokens(text)).toBe(Math.ceil(bytes / 4));
    }),
  );
});
