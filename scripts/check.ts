// `npm run check [path ...] [-- --watch]`: what a change touches, in under a minute. Without a path: what differs from
// where this branch left main. With --watch it goes on with each saved file.
import { watch } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { allFiles, changedFiles, filesAt } from "./check/changedFiles.ts";
import { importersOf } from "./check/importGraph.ts";
import { quickChecks } from "./check/quickChecks.ts";
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
      // For the hook before a push: no change is no failure.
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

/** Checks what is saved until the process is interrupted; what is saved during a check waits for its end. */
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
      // An editor writes a file in several steps, and several files at once.
      wake = () => void setTimeout(() => resolve(allFiles()), 200);
      if (saved.size > 0) wake();
    });
    const files = known.filter((file) => saved.has(file));
    saved.clear();
    if (files.length > 0) await check(files, folder);
  }
}
