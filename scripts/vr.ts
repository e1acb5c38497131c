// `npm run vr [base] [head] [-- --all --only Components/Button]`: writes a page with every screenshot that differs between two
// commits. Defaults: HEAD as base, the working tree as head.
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, rmSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { LaunchFailure, runScript } from "./launch/failure.ts";
import { root } from "./launch/settings.ts";
import { compareFolders } from "./vr/compare.ts";
import { comparisonPage } from "./vr/page.ts";

interface Options {
  /** Compare every story in the modes of Chromatic, not only the listed ones. */
  readonly all: boolean;
  /** A pattern of titles, such as `Components/Button`. */
  readonly only?: string;
}

await runScript(async () => {
  const { values, positionals } = parseArgs({
    options: { all: { type: "boolean", default: false }, only: { type: "string" } },
    allowPositionals: true,
  });
  const [base = "HEAD", head] = positionals;
  const folder = await mkdtemp(join(tmpdir(), "mimi-vr-"));
  const before = join(folder, "before");
  const after = join(folder, "after");
  await inWorktree(base, join(folder, "base"), (tree) => takeScreenshots(tree, before, values));
  if (head === undefined) takeScreenshots(root, after, values);
  else await inWorktree(head, join(folder, "head"), (tree) => takeScreenshots(tree, after, values));
  const differences = await compareFolders(before, after);
  const page = join(folder, "index.html");
  const names = { base: nameOf(base), head: head === undefined ? "working tree" : nameOf(head) };
  await writeFile(page, comparisonPage(differences, names));
  process.stdout.write(`${differences.length} of the screenshots differ: ${page}\n`);
});

/** Checks out a commit in a temporary folder, with this folder's node_modules, and runs `work` there. */
async function inWorktree(commit: string, folder: string, work: (tree: string) => void): Promise<void> {
  run("git", ["worktree", "add", "--detach", "--quiet", folder, commit], root);
  try {
    const sameLock =
      spawnSync("git", ["diff", "--quiet", commit, "--", "package-lock.json"], { cwd: root }).status === 0;
    if (sameLock) {
      // Hard links, or a copy on another file system. The cache is written in place, so it must not be shared.
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

/** Takes the screenshots of a tree. A story that fails has no screenshot. */
function takeScreenshots(tree: string, folder: string, { all, only }: Options): void {
  // Vitest writes only inside the tree that it tests.
  const inside = join(tree, "test-results/vr");
  rmSync(inside, { recursive: true, force: true });
  const filter = only === undefined ? [] : ["--testNamePattern", only];
  spawnSync(
    "node_modules/.bin/vitest",
    [
      "run",
      "--project",
      "screenshots",
      "screenshots/components",
      "screenshots/features",
      "--update",
      // A new worktree has no cache of packages, so the page takes long to load on a busy machine.
      "--browser.connectTimeout=600000",
      ...filter,
    ],
    {
      cwd: tree,
      env: {
        ...process.env,
        SCREENSHOTS: inside,
        SCREENSHOTS_OF: all ? "all" : "list",
        // Shows what a changed token changes.
        SCREENSHOT_TOKENS: "current",
      },
      stdio: "inherit",
    },
  );
  if (!existsSync(inside)) throw new LaunchFailure(`No screenshots could be taken in ${tree}.`);
  cpSync(inside, folder, { recursive: true });
  rmSync(inside, { recursive: true, force: true });
}

/** The short hash of a commit and its subject. */
function nameOf(commit: string): string {
  return spawnSync("git", ["show", "--no-patch", "--format=%h %s", commit], {
    cwd: root,
    encoding: "utf8",
  }).stdout.trim();
}

function run(program: string, args: readonly string[], cwd: string): void {
  const { status, error } = spawnSync(program, args, { cwd, stdio: "inherit" });
  if (status === 0) return;
  throw new LaunchFailure(
    error
      ? `${program} could not be started: ${error.message}`
      : `${program} ${args.join(" ")} failed in ${cwd}.`,
  );
}
