// `npm run changeset:check`: fails when a change of shipped files of @mimi/ui has no changeset. Shipped files are listed in
// .changeset/config.json (`changedFilePatterns`). `changeset status` does the comparison.
import { spawnSync } from "node:child_process";
import { LaunchFailure, runScript } from "../launch/failure.ts";

function commitExists(name: string): boolean {
  return spawnSync("git", ["rev-parse", "--verify", "--quiet", `${name}^{commit}`]).status === 0;
}

/** The branch to compare with: CHANGESET_BASE, otherwise origin/main, otherwise main. */
function findBase(): string {
  const candidates = process.env.CHANGESET_BASE ? [process.env.CHANGESET_BASE] : ["origin/main", "main"];
  const base = candidates.find(commitExists);
  if (base === undefined) {
    throw new LaunchFailure(`There is no branch ${candidates.join(" or ")} to compare with: fetch it.`);
  }
  return base;
}

await runScript(async () => {
  const base = findBase();
  const { status } = spawnSync("changeset", ["status", `--since=${base}`], { stdio: "inherit" });
  if (status === 0) return;
  throw new LaunchFailure(
    `A change of what @mimi/ui ships needs a changeset that ${base} does not have.\n` +
      "Run `npx changeset`, write what users of the package will see, then `git add .changeset`.\n" +
      "If they will see nothing: `npx changeset --empty`.",
  );
});
