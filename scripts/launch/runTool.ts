import { spawn } from "node:child_process";
import { LaunchFailure } from "./failure.ts";
import { root } from "./settings.ts";

/** Runs a command with its output on the terminal. Throws a LaunchFailure when it fails. @param cwd @default the repository */
export async function runTool(
  command: string,
  args: readonly string[],
  env?: NodeJS.ProcessEnv,
  cwd: string = root,
): Promise<void> {
  const child = spawn(command, args, {
    cwd,
    stdio: ["ignore", "inherit", "inherit"],
    env: env ?? process.env,
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", resolve);
  });
  if (code !== 0) throw new LaunchFailure(`\`${command} ${args.join(" ")}\` failed (exit code ${code}).`);
}
