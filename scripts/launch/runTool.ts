import { spawn } from "node:child_process";
import { LaunchFailure } from "./failure.ts";
import { root } from "./settings.ts";

/** Runs a command in the repository's root with its output on the terminal. Throws when it fails. */
export async function runTool(
  command: string,
  args: readonly string[],
  env?: NodeJS.ProcessEnv,
): Promise<void> {
  const child = spawn(command, args, {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
    env: env ?? process.env,
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", resolve);
  });
  if (code !== 0) throw new LaunchFailure(`\`${command} ${args.join(" ")}\` failed (exit code ${code}).`);
}
