import { expect, test } from "vitest";
import { outcome } from "./e2e.ts";

const stats = { expected: 9, unexpected: 0, flaky: 0, skipped: 0 };

test("counts what passed", () => {
  expect(outcome({ stats, errors: [] }, 0)).toEqual({ passed: 9, failed: 0 });
});

test.each(["unexpected", "flaky", "skipped"] as const)("a test that was %s has failed", (how) => {
  expect(outcome({ stats: { ...stats, [how]: 2 }, errors: [] }, 1)).toEqual({ passed: 9, failed: 2 });
});

test("a product that does not start is a failure", () => {
  const nothing = { ...stats, expected: 0 };
  expect(outcome({ stats: nothing, errors: ["The product ended before it was ready"] }, 1).failed).toBe(1);
  expect(outcome({ stats: nothing, errors: [] }, 0).failed).toBe(1);
});
