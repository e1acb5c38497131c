import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import type { Check } from "./check.ts";
import { command } from "./command.ts";
import { formatFailures } from "./failures.ts";
import { print, printFailure } from "./output.ts";
import { runChecks, type RunOptions } from "./runChecks.ts";

const good: Check = { name: "good", title: "Passes", run: async () => ({ passed: 3, failed: 0 }) };
const fine: Check = { ...good, name: "fine" };
const bad: Check = { name: "bad", title: "Fails", run: async () => ({ passed: 2, failed: 1 }) };
const crash: Check = { name: "crash", title: "Crashes", run: () => Promise.reject(new Error("no browser")) };
const empty: Check = { name: "empty", title: "Counts nothing", run: async () => ({ passed: 0, failed: 0 }) };

const folder = mkdtempSync(join(tmpdir(), "mimi-run-checks-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function run(checks: readonly Check[], options: Partial<RunOptions> = {}) {
  const printed: string[] = [];
  const all = { update: false, args: [], folder, ...options };
  const code = await runChecks(checks, all, (text) => printed.push(text));
  return { code, last: printed.join("").trimEnd().split("\n").at(-1), text: printed.join("") };
}

test("the last line counts everything, and all passing is exit code 0", async () => {
  expect(await run([good, fine])).toMatchObject({ code: 0, last: "6 passed, 0 failed" });
});

test("one failure is exit code 1, and later checks still run", async () => {
  expect(await run([bad, good])).toMatchObject({ code: 1, last: "5 passed, 1 failed" });
});

test("a missed gate that is only reported is named before the last line, and does not fail the run", async () => {
  const red: Check = { ...good, run: async () => ({ passed: 1, failed: 0, missed: 1 }) };
  const { code, last, text } = await run([red]);
  expect({ code, last }).toEqual({ code: 0, last: "1 passed, 0 failed" });
  expect(text).toContain("1 missed");
});

test("a check that crashes has failed, and says why", async () => {
  const { code, last, text } = await run([crash, good]);
  expect({ code, last }).toEqual({ code: 1, last: "3 passed, 1 failed" });
  expect(text).toContain("no browser");
});

test("a check that counts nothing has failed", async () => {
  expect(await run([empty])).toMatchObject({ code: 1, last: "0 passed, 1 failed" });
});

test("running no check at all is a failure", async () => {
  expect(await run([])).toMatchObject({ code: 1, last: "0 passed, 0 failed" });
});

test("two steps run at once, and the output of each stays in one piece", async () => {
  const first = gate();
  const second = gate();
  const slow = step("slow", async () => {
    print("slow begins\n");
    second.open();
    await first.opened;
    print("slow ends\n");
  });
  const quick = step("quick", async () => {
    // Passes only while the other step is running.
    await second.opened;
    print("quick\n");
    first.open();
  });
  const { text } = await run([slow, quick]);
  expect(text).toContain("slow begins\nslow ends\n");
});

test("at most two steps run at once, and a step that runs alone has no other beside it", async () => {
  const seen: string[] = [];
  const running = new Set<string>();
  const watched = (name: string, alone = false): Check => ({
    ...step(name, async () => {
      running.add(name);
      await new Promise(setImmediate);
      seen.push([...running].join("+"));
      running.delete(name);
    }),
    alone,
  });
  await run([watched("a"), watched("b"), watched("c"), watched("d", true), watched("e")]);
  expect(seen.every((names) => names.split("+").length <= 2)).toBe(true);
  expect(seen).toContain("d");
  expect(seen.some((names) => names.includes("+"))).toBe(true);
});

test("a step runs after the steps that it depends on, if they are chosen", async () => {
  const order: string[] = [];
  const build = step("build", async () => void order.push("build"));
  const use: Check = { ...step("use", async () => void order.push("use")), after: ["build"] };
  await run([use, build]);
  await run([use]);
  expect(order).toEqual(["build", "use", "use"]);
});

test("a step that reaches its time limit is ended with its processes, prints its output, and has failed", async () => {
  const hanging: Check = {
    name: "hanging",
    title: "Hangs",
    limitMinutes: 0.02,
    run: async () => {
      const { code } = await command(process.execPath, [
        "-e",
        "console.log('so far'); setInterval(() => {}, 1000)",
      ]);
      return { passed: code === null ? 4 : 0, failed: 0 };
    },
  };
  const { code, last, text } = await run([hanging]);
  expect({ code, last }).toEqual({ code: 1, last: "4 passed, 1 failed" });
  expect(text).toContain("so far");
  expect(text).toContain("hanging was ended: it took more than 0.02 minutes.");
});

test("what failed is printed once more before the table, after the output of all steps", async () => {
  const wrong: Check = {
    ...bad,
    name: "wrong",
    run: async () => {
      printFailure("FAIL  plan shows no days\n");
      return { passed: 0, failed: 1 };
    },
  };
  const { text } = await run([wrong, good, crash, bad]);
  expect(text.split("\n\n").slice(-4, -1)).toEqual([
    "=== wrong: 1 failed\nFAIL  plan shows no days",
    "=== crash: 1 failed\nno browser",
    "=== bad: 1 failed\nSee its output above.",
  ]);
});

test("each failed test is one line just before the table", async () => {
  const failure = {
    name: "plan shows no days",
    file: "plan.test.ts",
    line: 4,
    message: "expected 0",
    command: "npx vitest",
  };
  const wrong: Check = {
    ...bad,
    run: async () => {
      printFailure(formatFailures([failure, { ...failure, name: "plan ends", message: "" }]));
      return { passed: 0, failed: 2 };
    },
  };
  const { text } = await run([wrong, good]);
  expect(text.split("\n\n").at(-2)).toBe(
    "bad: plan.test.ts:4: plan shows no days: expected 0\nbad: plan.test.ts:4: plan ends",
  );
});

test("a failed step prints the command to run it again, and its output is stored", async () => {
  const logs = join(folder, "logs");
  const { text } = await run([bad], {
    logs,
    again: (name) => `npm run test:nightly -- --only ${name} --seed 5`,
  });
  expect(text).toContain("again: npm run test:nightly -- --only bad --seed 5\n");
  expect(readFileSync(join(logs, "bad.log"), "utf8")).toContain("2 passed, 1 failed");
});

function step(name: string, work: () => Promise<void>): Check {
  const run = async () => {
    await work();
    return { passed: 1, failed: 0 };
  };
  return { name, title: name, run };
}

function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open: () => open(), opened };
}
