import { expect, test } from "vitest";
import type { Check } from "./check.ts";
import { runChecks } from "./runChecks.ts";

const good: Check = { name: "good", title: "Passes", run: async () => ({ passed: 3, failed: 0 }) };
const bad: Check = { name: "bad", title: "Fails", run: async () => ({ passed: 2, failed: 1 }) };
const crash: Check = { name: "crash", title: "Crashes", run: () => Promise.reject(new Error("no browser")) };
const empty: Check = { name: "empty", title: "Counts nothing", run: async () => ({ passed: 0, failed: 0 }) };

async function run(...checks: readonly Check[]) {
  const printed: string[] = [];
  const code = await runChecks(checks, { update: false }, (text) => printed.push(text));
  return { code, last: printed.join("").trimEnd().split("\n").at(-1), text: printed.join("") };
}

test("the last line counts everything, and all passing is exit code 0", async () => {
  expect(await run(good, good)).toMatchObject({ code: 0, last: "6 passed, 0 failed" });
});

test("one failure is exit code 1, and later checks still run", async () => {
  expect(await run(bad, good)).toMatchObject({ code: 1, last: "5 passed, 1 failed" });
});

test("a check that crashes has failed, and says why", async () => {
  const { code, last, text } = await run(crash, good);
  expect({ code, last }).toEqual({ code: 1, last: "3 passed, 1 failed" });
  expect(text).toContain("no browser");
});

test("a check that counts nothing has failed", async () => {
  expect(await run(empty)).toMatchObject({ code: 1, last: "0 passed, 1 failed" });
});

test("running no check at all is a failure", async () => {
  expect(await run()).toMatchObject({ code: 1, last: "0 passed, 0 failed" });
});
