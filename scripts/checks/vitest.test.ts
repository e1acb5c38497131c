import { expect, test } from "vitest";
import { withOutput } from "./output.ts";
import { outcome } from "./vitest.ts";
import type { ResultLine } from "./vitestReporter.ts";

const passed: ResultLine = { kind: "passed" };
const end: ResultLine = { kind: "end" };
const failed: ResultLine = {
  kind: "failed",
  name: "plan shows no days (expired)",
  file: "packages/app/src/features/plan/planView.test.ts",
  line: 12,
  message: "expected 1 to be 2\nand more",
  attachments: [".vitest/attachments/days.png"],
};

test("counts what passed and what failed", async () => {
  expect((await count([passed, passed, end], 0)).outcome).toEqual({ passed: 2, failed: 0 });
  expect((await count([passed, failed, failed, end], 1)).outcome).toEqual({ passed: 1, failed: 2 });
});

test("a file that cannot be loaded is a failure", async () => {
  const result = await count(
    [passed, { kind: "error", file: "a.test.ts", message: "no such module" }, end],
    1,
  );
  expect(result.outcome).toEqual({ passed: 1, failed: 1 });
  expect(result.text).toContain("a.test.ts");
  expect(result.text).toContain("no such module");
});

test("an exit code without a failed test is a failure", async () => {
  expect((await count([passed, end], 1)).outcome).toEqual({ passed: 1, failed: 1 });
});

test("running nothing is a failure", async () => {
  expect((await count([end], 0)).outcome).toEqual({ passed: 0, failed: 1 });
});

test("a run that was ended early counts its results and one more failure", async () => {
  expect((await count([passed, passed], null)).outcome).toEqual({ passed: 2, failed: 1 });
  expect((await count([passed, failed], null)).outcome).toEqual({ passed: 1, failed: 2 });
});

test("a failed test is printed with its place, its screenshot and the command that runs it alone", async () => {
  expect((await count([failed, end], 1)).text).toBe(`
FAIL  plan shows no days (expired)
      at      packages/app/src/features/plan/planView.test.ts:12
      error   expected 1 to be 2
              and more
      image   .vitest/attachments/days.png
      run     npm test -- --only unit -- packages/app/src/features/plan/planView.test.ts -t 'plan shows no days \\(expired\\)'
`);
});

async function count(results: readonly ResultLine[], code: number | null) {
  let text = "";
  const write = (more: string) => {
    text += more;
  };
  return { outcome: await withOutput({ write }, async () => outcome(results, code, "unit")), text: text };
}
