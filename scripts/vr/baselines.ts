// `npm run vr:baselines <base> <folder>`: writes a page with the screenshots of `__vr__` that differ between a commit and HEAD, as the
// commits contain them. Nothing is rendered, and no page is written if none differs.
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { LaunchFailure, runScript } from "../launch/failure.ts";
import { root } from "../launch/settings.ts";
import { compareFolders } from "./compare.ts";
import { comparisonPage } from "./page.ts";

await runScript(async () => {
  const [base, folder] = process.argv.slice(2);
  if (base === undefined || folder === undefined)
    throw new LaunchFailure("Write: npm run vr:baselines <base> <folder>");
  const differences = await compareFolders(extract(base), extract("HEAD"));
  process.stdout.write(`${differences.length} of the screenshots differ.\n`);
  if (differences.length === 0) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, "index.html"),
    comparisonPage(differences, { base: nameOf(base), head: nameOf("HEAD") }),
  );
});

/** The folder `__vr__` of a commit, in a temporary folder. */
function extract(commit: string): string {
  const folder = mkdtempSync(join(tmpdir(), "mimi-baselines-"));
  const archive = execFileSync("git", ["archive", commit, "__vr__"], { cwd: root, maxBuffer: 2 ** 28 });
  execFileSync("tar", ["-x", "-C", folder], { input: archive });
  return folder;
}

/** The short hash of a commit and its subject. */
function nameOf(commit: string): string {
  return execFileSync("git", ["show", "--no-patch", "--format=%h %s", commit], {
    cwd: root,
    encoding: "utf8",
  }).trim();
}
