import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { runProgram } from "../testing/programs.ts";

const module = JSON.stringify(new URL("./logCrashes.ts", import.meta.url).href);

function run(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const { PATH = "", HOME = "", NODE_COMPILE_CACHE = "" } = process.env;
  return spawnSync(process.execPath, args, {
    env: { PATH, HOME, NODE_COMPILE_CACHE, ...env },
    encoding: "utf8",
  });
}

// Rule: crash-log-line
it.each([
  ["an error that nothing caught", "uncaughtException", "setTimeout(() => { throw new Error('Broken.'); });"],
  [
    "a rejected promise",
    "unhandledRejection",
    "setTimeout(() => void Promise.reject(new Error('Broken.')));",
  ],
])("%s ends the process with one JSON line", (_what, origin, code) => {
  const crashing = `const { logCrashes } = await import(${module}); logCrashes(); ${code} setTimeout(() => {}, 60_000);`;
  const { status, stdout, stderr } = run(["--input-type=module", "-e", crashing]);
  expect([status, stderr]).toEqual([1, ""]);
  expect(stdout.trimEnd().split("\n")).toHaveLength(1);
  expect(JSON.parse(stdout)).toMatchObject({
    level: 60,
    msg: "the process crashed",
    origin,
    err: { type: "Error", message: "Broken." },
  });
  const { err } = JSON.parse(stdout) as { readonly err: { readonly stack: readonly string[] } };
  expect(err.stack.join()).toContain("eval");
});

it("a value that is no error is logged by its type only, because it can contain text of a user", () => {
  const crashing = `const { logCrashes } = await import(${module}); logCrashes(); throw "zz-secret";`;
  const { status, stdout } = run(["--input-type=module", "-e", crashing]);
  expect(status).toBe(1);
  expect(JSON.parse(stdout)).toMatchObject({ level: 60, err: { message: "string" } });
  expect(stdout).not.toContain("zz-secret");
});

// Rule: crash-log-line
it("a crash in the start is one JSON line too, also with LOG_LEVEL=silent", () => {
  const dataDir = mkdtempSync(join(tmpdir(), "mimi-crash-"));
  // The folder of a database that another version of PostgreSQL wrote.
  mkdirSync(join(dataDir, "db"));
  writeFileSync(join(dataDir, "db/PG_VERSION"), "9\n");
  const env = { MIMI_DATA_DIR: dataDir, API_PORT: "0", LOG_LEVEL: "silent" };
  const { status, stdout } = runProgram("server/main", [], { env });
  expect(status).toBe(1);
  expect(stdout.trimEnd().split("\n")).toHaveLength(1);
  expect(JSON.parse(stdout)).toMatchObject({ level: 60, origin: "start", msg: "the process crashed" });
});
