import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { nightlyChecks } from "./nightly.ts";
import { root } from "../launch/settings.ts";

test.each([
  [["--only", "unti"], /^There is no step "unti", only format, types, .*\.$/],
  [["--only", "unit,api", "--", "a.test.ts"], /^Arguments after -- are for one step: name it with --only\.$/],
  [["--nightly", "--only", "unit"], /^There is no step "unit", only fuzz, .*\.$/],
  [["--nightly", "--seed", "tonight"], /^--seed must be a whole number, not "tonight"\.$/],
])("%j is refused in one line", (args, message) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/test.ts", ...args], {
    cwd: root,
    encoding: "utf8",
  });
  expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
  expect(stderr.trim()).toMatch(message);
});

test("each nightly step has a unique name, and runs alone", () => {
  const names = nightlyChecks.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(nightlyChecks.filter(({ alone }) => !alone)).toEqual([]);
});
