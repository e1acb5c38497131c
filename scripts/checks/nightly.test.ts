import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { root } from "../launch/settings.ts";
import { nightlyEnvironment, withPrograms } from "./nightly.ts";

const options = { update: false, args: [] };

function stepOf(programs: readonly ("nginx" | "caddy")[]) {
  let runs = 0;
  const step = withPrograms({ name: "proxies", title: "Proxies" }, programs, async () => {
    runs += 1;
    return { passed: 2, failed: 0 };
  });
  return { run: () => step.run(options), runs: () => runs };
}

let folder: string;

// Nothing is installed in an empty folder.
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "mimi-path-"));
  vi.stubEnv("PATH", folder);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

// Rule: nightly-step-not-installed
test("a program that is not installed fails the step in CI, where the workflow installs it", async () => {
  vi.stubEnv("CI", "true");
  const { run, runs } = stepOf(["nginx", "caddy"]);
  expect(await run()).toMatchObject({ passed: 0, failed: 2 });
  expect(runs()).toBe(0);
});

test("elsewhere what is not installed is left out", async () => {
  vi.stubEnv("CI", "");
  expect(await stepOf(["nginx"]).run()).toMatchObject({ passed: 0, failed: 0 });
});

test("no variable of the nightly run is a setting of the product, which gets them too", () => {
  const settings = readFileSync(join(root, ".env.example"), "utf8").matchAll(/^#? ?([A-Z][A-Z0-9_]+)=/gm);
  const names = new Set([...settings].map(([, name]) => name));
  expect(names).toContain("SEED");
  expect(Object.keys(nightlyEnvironment("5")).filter((name) => names.has(name))).toEqual([]);
});
