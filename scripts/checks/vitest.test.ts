import { expect, test } from "vitest";
import { outcome } from "./vitest.ts";

const clean = { numPassedTests: 7, numFailedTests: 0, numFailedTestSuites: 0, success: true };

test("counts what passed and what failed", () => {
  expect(outcome(clean, 0)).toEqual({ passed: 7, failed: 0 });
  expect(outcome({ ...clean, numFailedTests: 2, numFailedTestSuites: 1, success: false }, 1)).toEqual({
    passed: 7,
    failed: 2,
  });
});

test("a file that cannot be loaded is a failure", () => {
  expect(outcome({ ...clean, numFailedTestSuites: 1, success: false }, 1).failed).toBe(1);
});

test("an error between tests is a failure", () => {
  expect(outcome(clean, 1).failed).toBe(1);
});

test("running nothing is a failure", () => {
  expect(outcome({ ...clean, numPassedTests: 0 }, 0)).toEqual({ passed: 0, failed: 1 });
});
