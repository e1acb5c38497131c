import { spawn } from "node:child_process";
import { root } from "../launch/settings.ts";

/** A check's command may take this long; then it hangs and is ended. */
const LIMIT_MS = 45 * 60_000;

/** How a command went. */
export interface Finished {
  /** Null when it was ended by a signal. */
  readonly code: number | null;
  /** What it printed, both streams in order. */
  readonly output: string;
}

/** Options of {@link command}. */
export interface CommandOptions {
  /** @default the repository's root */
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
  /** Print only when it fails. @default false */
  readonly quiet?: boolean;
}

/** Runs a program of the repository (`tsc`, `vitest`, `npm` ...) to its end. Throws only when it cannot be started. */
export async function command(
  program: string,
  args: readonly string[],
  { cwd = root, env = process.env, quiet = false }: CommandOptions = {},
): Promise<Finished> {
  const child = spawn(program, args, {
    cwd,
    env: { ...env, PATH: `${root}node_modules/.bin:${env.PATH}` },
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  // The command has its own process group, so that its own children can be ended with it.
  const end = () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, "SIGKILL");
  };
  const timer = setTimeout(() => {
    process.stdout.write(`${program} was ended: it took more than ${LIMIT_MS / 60_000} minutes.\n`);
    end();
  }, LIMIT_MS);
  process.once("exit", end);
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => {
      chunks.push(chunk);
      if (!quiet) process.stdout.write(chunk);
    });
  }
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once("error", reject);
      child.once("close", resolve);
    });
    const output = Buffer.concat(chunks).toString("utf8");
    if (quiet && code !== 0) process.stdout.write(output);
    return { code, output };
  } finally {
    clearTimeout(timer);
    process.off("exit", end);
  }
}
