import { execFileSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../launch/settings.ts";

/** Every file of the repository that git tracks or does not ignore. */
export function allFiles(): string[] {
  return git("ls-files", "--cached", "--others", "--exclude-standard");
}

/** The files that differ from the merge base with main, committed or not. Deleted files are left out. */
export function changedFiles(): string[] {
  const changed = git("diff", "--name-only", baseCommit());
  const untracked = git("ls-files", "--others", "--exclude-standard");
  return [...new Set([...changed, ...untracked])].filter((file) => existsSync(join(root, file)));
}

/** The files that the paths name: files, or folders with all their files. Throws when a path does not exist. */
export function filesAt(paths: readonly string[]): string[] {
  return paths.flatMap((path) => {
    const files = git("ls-files", "--cached", "--others", "--exclude-standard", "--", path).filter((file) =>
      statSync(join(root, file), { throwIfNoEntry: false })?.isFile(),
    );
    if (files.length === 0) throw new Error(`There is no file at ${path}.`);
    return files;
  });
}

/** The merge base with main; on main itself, the pushed commit. */
function baseCommit(): string {
  const onMain = git("rev-parse", "--abbrev-ref", "HEAD")[0] === "main";
  for (const other of onMain ? ["@{upstream}", "HEAD"] : ["main", "origin/main", "HEAD"]) {
    try {
      return git("merge-base", "HEAD", other)[0] ?? "HEAD";
    } catch {
      // This branch does not exist. Tries the next.
    }
  }
  return "HEAD";
}

function git(...args: readonly string[]): string[] {
  return execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] })
    .split("\n")
    .filter(Boolean);
}
