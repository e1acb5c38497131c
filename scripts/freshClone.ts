// `npm run test:fresh [-- --only <step,...>]`: clones the last commit into an empty folder, and runs the README's test
// commands there as an unprivileged user. The home folder is empty, the time zone and the language are others, and the
// browsers of the machine are hidden.
import { spawn, spawnSync } from "node:child_process";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { LaunchFailure, runScript } from "./launch/failure.ts";
import { root } from "./launch/settings.ts";

/** The user id of `nobody` on Linux. Only root can switch to it; for other users nothing changes. */
const NOBODY = 65534;
const isRoot = process.getuid?.() === 0;
const user = isRoot ? { uid: NOBODY, gid: NOBODY } : {};

await runScript(async () => {
  const folder = await mkdtemp(join(tmpdir(), "mimi-fresh-"));
  try {
    const checkout = join(folder, "checkout");
    run("git", ["clone", "--quiet", "--no-local", root, checkout]);
    for (const name of ["home", "tmp"]) await mkdir(join(folder, name));
    if (isRoot) run("chown", ["-R", `${NOBODY}:${NOBODY}`, folder]);
    const env = bareEnvironment(folder);
    await runAsUser("npm", ["ci"], checkout, env);
    await runAsUser("npm", ["test", "--", ...process.argv.slice(2)], checkout, env);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

function bareEnvironment(folder: string): NodeJS.ProcessEnv {
  const registry = spawnSync("npm", ["config", "get", "registry"], { encoding: "utf8" }).stdout.trim();
  return {
    PATH: [
      dirname(process.env.npm_node_execpath ?? process.execPath),
      "/usr/local/bin",
      "/usr/bin",
      "/bin",
    ].join(":"),
    HOME: join(folder, "home"),
    TMPDIR: join(folder, "tmp"),
    TZ: "Pacific/Auckland",
    LANG: "de_DE.UTF-8",
    npm_config_registry: registry,
  };
}

async function runAsUser(
  program: string,
  args: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv,
): Promise<void> {
  const child = spawn(program, args, { cwd, env, ...user, stdio: ["ignore", "inherit", "inherit"] });
  const forward = (signal: NodeJS.Signals) => child.kill(signal);
  process.on("SIGINT", forward).on("SIGTERM", forward);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", resolve);
  });
  if (code !== 0) throw new LaunchFailure(`\`${program} ${args.join(" ")}\` failed in the fresh clone.`);
}

function run(program: string, args: readonly string[]): void {
  const { status, stderr } = spawnSync(program, args, { encoding: "utf8" });
  if (status !== 0) throw new LaunchFailure(`\`${program} ${args.join(" ")}\` failed: ${stderr.trim()}`);
}
