import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Check } from "./check.ts";
import { passedSteps } from "./passedSteps.ts";
import { runChecks } from "./runChecks.ts";

const FILES = ["packages/api/src/send.ts", "packages/ui/src/Button.tsx", "package-lock.json"];

let folder = "";
let runs: string[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "mimi-passed-"));
  runs = [];
  for (const file of FILES) write(file, "one");
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function step(name: string, unaffectedBy: readonly RegExp[] = [], failed = 0): Check {
  const run = async () => {
    runs.push(name);
    return { passed: 3, failed };
  };
  return { name, title: name, unaffectedBy, run };
}

async function runAll(checks: readonly Check[]) {
  let text = "";
  const passed = passedSteps(folder, FILES);
  await runChecks(checks, { update: false, args: [], folder, passed }, (part) => (text += part));
  return text;
}

test("a step that passed counts the same in the next run without running", async () => {
  await runAll([step("api"), step("stories")]);
  const text = await runAll([step("api"), step("stories")]);
  expect(runs).toEqual(["api", "stories"]);
  expect(text).toMatch(/api +0\.0 +3 +0 +unchanged/);
  expect(text.trimEnd().endsWith("6 passed, 0 failed")).toBe(true);
});

test("a step that failed runs again", async () => {
  await runAll([step("api", [], 1)]);
  await runAll([step("api", [], 1)]);
  expect(runs).toEqual(["api", "api"]);
});

test.each(FILES)("a step runs again after a change of %s", async (file) => {
  await runAll([step("api")]);
  write(file, "two");
  await runAll([step("api")]);
  expect(runs).toEqual(["api", "api"]);
});

test("a deleted file is a change", async () => {
  await runAll([step("api")]);
  rmSync(join(folder, "packages/api/src/send.ts"));
  await runAll([step("api")]);
  expect(runs).toEqual(["api", "api"]);
});

test("a step is not run again for files that cannot change its result", async () => {
  const checks = [step("api", [/^packages\/ui\//]), step("stories", [/^packages\/api\//])];
  await runAll(checks);
  write("packages/ui/src/Button.tsx", "two");
  await runAll(checks);
  expect(runs).toEqual(["api", "stories", "stories"]);
});

test("a change while a step runs is not taken for tested", async () => {
  const check = step("api");
  const slow: Check = {
    ...check,
    run: (options) => {
      write("packages/api/src/send.ts", "two");
      return check.run(options);
    },
  };
  await runAll([slow]);
  await runAll([check]);
  expect(runs).toEqual(["api", "api"]);
});

function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}
