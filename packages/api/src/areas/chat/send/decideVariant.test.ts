import { ErrorCode } from "@mimi/contract";
import { expect, it } from "vitest";
import { decideContinue, decideVariant } from "./decideVariant.ts";

const variant = (index: number, text = "Good evening.", finish: string | null = "complete") => ({
  id: `variant-${index}`,
  index,
  text,
  finish,
});

const codeOf = (decide: () => unknown) => {
  try {
    return decide();
  } catch (error) {
    return (error as { code: number }).code;
  }
};

it("adds a variant after the last one, whichever is selected", () => {
  expect(decideVariant([variant(0), variant(1)], 0)).toEqual({ kind: "add", index: 2 });
});

it("writes over a selected variant without text", () => {
  expect(decideVariant([variant(0), variant(1, "", "error")], 1)).toEqual({
    kind: "overwrite",
    id: "variant-1",
    index: 1,
  });
});

it("refuses more than 50 variants", () => {
  const many = (count: number) => Array.from({ length: count }, (_none, index) => variant(index));
  expect(decideVariant(many(49), 0)).toEqual({ kind: "add", index: 49 });
  expect(codeOf(() => decideVariant(many(50), 0))).toBe(ErrorCode.invalidInput);
});

it("continues the selected variant", () => {
  expect(decideContinue([variant(0), variant(1)], 1).id).toBe("variant-1");
});

it.each([
  ["without text", variant(0, "")],
  ["that was blocked", variant(0, "Good", "blocked")],
  ["that is as long as a reply can be", variant(0, "a".repeat(100_000))],
])("does not continue a variant %s", (_case, one) => {
  expect(codeOf(() => decideContinue([one], 0))).toBe(ErrorCode.invalidInput);
});
