// `npm run check [path ...] [-- --watch]`: the checks for the changed files, in less than a minute. Without a path: all files
// that differ from main. With --watch, runs again after each save.
import { watch } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { allFiles, changedFiles, filesAt } from "./checks/quick/changedFiles.ts";
import { importersOf } from "./checks/quick/importGraph.ts";
import { quickChecks } from "./checks/quick/quickChecks.ts";
import { runChecks } from "./checks/runChecks.ts";
import { testRun } from "./checks/testRun.ts";
import { LaunchFailure, runScript } from "./launch/failure.ts";
import { root } from "./launch/settings.ts";

const write = (text: string) => process.stdout.write(text);

await runScript(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      watch: { type: "boolean", default: false },
      // Without a change the pre-push hook must pass.
      "if-any": { type: "boolean", default: false },
    },
  });
  const files = positionals.length > 0 ? filesAt(positionals) : changedFiles();
  if (files.length === 0 && !values.watch)
    throw new LaunchFailure("Nothing has changed. Name a path to check it.");
  await testRun(async (folder) => {
    const code = files.length > 0 ? await check(files, folder) : 0;
    return values.watch ? checkEachSave(folder) : code;
  });
});

async function check(files: readonly string[], folder: string): Promise<number> {
  const checks = quickChecks(files, importersOf(allFiles(), root));
  return runChecks(checks, { update: false, args: [], folder }, write);
}

/** Checks saved files until the process is interrupted. Files saved during a check are checked after it. */
async function checkEachSave(folder: string): Promise<never> {
  const saved = new Set<string>();
  let wake = () => {};
  for (const top of ["packages", "scripts", "e2e", ".storybook", "bench"]) {
    watch(join(root, top), { recursive: true }, (_event, name) => {
      if (name === null || /(^|\/)(node_modules|dist)(\/|$)/.test(name)) return;
      saved.add(join(top, name));
      wake();
    });
  }
  for (;;) {
    write("\nWaiting for a saved file.\n");
    const known = await new Promise<readonly string[]>((resolve) => {
      // Waits a moment, because an editor writes a file in several steps, and several files at once.
      wake = () => void setTimeout(() => resolve(allFiles()), 200);
      if (saved.size > 0) wake();
    });
    const files = known.filter((file) => saved.has(file));
    saved.clear();
    if (files.length > 0) await check(files, folder);
  }
}
