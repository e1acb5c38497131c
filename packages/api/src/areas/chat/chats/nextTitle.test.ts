import { expect, it } from "vitest";
import { nextTitle } from "./nextTitle.ts";

it.each([
  ["The lamp", ["The lamp"], "The lamp (2)"],
  ["The lamp", ["The lamp", "The lamp (2)", "The lamp (7)"], "The lamp (8)"],
  ["The lamp (2)", ["The lamp", "The lamp (2)"], "The lamp (3)"],
  ["The lamp", ["The lamp", "The lamp at night (4)"], "The lamp (2)"],
  ["", [""], ""],
])("of %j among %j is %j", (title, others, expected) => {
  expect(nextTitle(title, others)).toBe(expected);
});

it("is no longer than a title can be", () => {
  expect(nextTitle("x".repeat(80), []).length).toBeLessThanOrEqual(80);
});
