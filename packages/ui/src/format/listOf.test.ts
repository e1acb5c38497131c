import { expect, it } from "vitest";
import { listOf } from "./listOf.ts";

it.each([
  ["en", "a, b, c", "a, b, or c"],
  ["de", "a, b und c", "a, b oder c"],
  ["ja", "a、b、c", "a、b、またはc"],
  ["zh-Hans", "a、b、c", "a、b或c"],
  ["ar", "a وb وc", "a أو b أو c"],
])("joins words in %s as the language does", (language, narrow, disjunction) => {
  expect(listOf(language, { style: "narrow" })(["a", "b", "c"])).toBe(narrow);
  expect(listOf(language, { type: "disjunction" })(["a", "b", "c"])).toBe(disjunction);
});

it("leaves out parts that are false", () => {
  const list = listOf("en");
  expect(list(["a", false, "c"])).toBe("a and c");
  expect(list([false])).toBe("");
});
