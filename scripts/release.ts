// `npm run release [-- --dry-run]`: publishes @mimi/ui, if the commit is a release that npm does not have yet. With --dry-run it
// only says what would be published. docs/guides/release.md says how a release is made.
import { mkdtemp, readFile, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { command } from "./checks/command.ts";
import { packUi } from "./checks/packUi.ts";
import { LaunchFailure, runScript } from "./launch/failure.ts";
import { root } from "./launch/settings.ts";
import { publishArguments } from "./release/publishArguments.ts";
import { releasePlan } from "./release/releasePlan.ts";

await runScript(async () => {
  const { values } = parseArgs({ options: { "dry-run": { type: "boolean", default: false } } });
  const { name, version } = JSON.parse(await readFile(join(root, "packages/ui/package.json"), "utf8")) as {
    name: string;
    version: string;
  };
  const pending = (await readdir(join(root, ".changeset"))).filter((file) => file.endsWith(".md"));
  const plan = releasePlan({ version, pending: pending.length, published: await isPublished(name, version) });
  process.stdout.write(`${name} ${plan.message}\n`);
  if (plan.publishes || values["dry-run"]) await publish(values["dry-run"]);
});

async function isPublished(name: string, version: string): Promise<boolean> {
  const { code, output } = await command("npm", ["view", `${name}@${version}`, "version"], { quiet: true });
  // npm does not know the package before its first release, and then answers with an error.
  if (code !== 0 && !output.includes("E404")) throw new LaunchFailure("npm cannot be reached.");
  return code === 0 && output.includes(version);
}

async function publish(dryRun: boolean): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "mimi-release-"));
  try {
    const tarball = await packUi(folder);
    if (tarball === undefined) throw new LaunchFailure("@mimi/ui cannot be built.");
    const { code } = await command("npm", publishArguments(tarball, { dryRun }));
    if (code !== 0) throw new LaunchFailure("npm has not published it.");
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
