// `npm run vr [base] [head] [-- --all]`: a page of every screenshot that differs between two commits, taken on this machine.
// Without a head the working tree is compared, without a base HEAD.
import { spawnSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { LaunchFailure, runScript } from "./launch/failure.ts";
import { root } from "./launch/settings.ts";
import { compareFolders } from "./vr/compare.ts";
import { comparisonPage } from "./vr/page.ts";

await runScript(async () => {
  const { values, positionals } = parseArgs({
    options: { all: { type: "boolean", default: false } },
    allowPositionals: true,
  });
  const [base = "HEAD", head] = positionals;
  const folder = await mkdtemp(join(tmpdir(), "mimi-vr-"));
  const before = join(folder, "before");
  const after = join(folder, "after");
  await inWorktree(base, join(folder, "base"), (tree) => takeScreenshots(tree, before, values.all));
  if (head === undefined) takeScreenshots(root, after, values.all);
  else await inWorktree(head, join(folder, "head"), (tree) => takeScreenshots(tree, after, values.all));
  const differences = await compareFolders(before, after);
  const page = join(folder, "index.html");
  await writeFile(page, comparisonPage(differences, { base, head: head ?? "working tree" }));
  process.stdout.write(`${differences.length} screenshots differ: ${page}\n`);
});

/** Checks a commit out in a folder of its own, with the packages of this one, for as long as the work takes. */
async function inWorktree(commit: string, folder: string, work: (tree: string) => void): Promise<void> {
  run("git", ["worktree", "add", "--detach", "--quiet", folder, commit], root);
  try {
    const sameLock =
      spawnSync("git", ["diff", "--quiet", commit, "--", "package-lock.json"], { cwd: root }).status === 0;
    if (sameLock) {
      // Hard links; across file systems a copy. A cache is written in place, so it must not be shared.
      const modules = join(root, "node_modules");
      if (spawnSync("cp", ["-al", modules, folder]).status !== 0) {
        await rm(join(folder, "node_modules"), { recursive: true, force: true });
        run("cp", ["-a", modules, folder], root);
      }
      for (const cache of [".cache", ".vite", ".vitest"]) {
        await rm(join(folder, "node_modules", cache), { recursive: true, force: true });
      }
    } else {
      run("npm", ["ci", "--prefer-offline", "--no-audit", "--no-fund"], folder);
    }
    work(folder);
  } finally {
    run("git", ["worktree", "remove", "--force", folder], root);
  }
}

function takeScreenshots(tree: string, folder: string, all: boolean): void {
  run("node_modules/.bin/vitest", ["run", "--project", "pictures", "screenshots/", "--update"], tree, {
    SCREENSHOTS: folder,
    ...(all ? { SCREENSHOTS_OF: "all" } : {}),
  });
}

function run(program: string, args: readonly string[], cwd: string, env: NodeJS.ProcessEnv = {}): void {
  const { status, error } = spawnSync(program, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: "inherit",
  });
  if (status === 0) return;
  throw new LaunchFailure(
    error
      ? `${program} could not be started: ${error.message}`
      : `${program} ${args.join(" ")} failed in ${cwd}.`,
  );
}
