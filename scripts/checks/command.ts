import { spawn } from "node:child_process";
import { StringDecoder } from "node:string_decoder";
import { root } from "../launch/settings.ts";
import { print } from "./output.ts";
import { tagged, trackGroup } from "./processes.ts";

/** The result of a command. */
export interface Finished {
  /** Null when it was ended by a signal. */
  readonly code: number | null;
  /** Its output, both streams in order. */
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

/** Runs a program of the repository (`knip`, `vitest`, `npm` ...) to its end. Throws only when it cannot be started. */
export async function command(
  program: string,
  args: readonly string[],
  { cwd = root, env = process.env, quiet = false }: CommandOptions = {},
): Promise<Finished> {
  const child = spawn(program, args, {
    cwd,
    env: tagged({ ...env, PATH: `${root}node_modules/.bin:${env.PATH}` }),
    stdio: ["ignore", "pipe", "pipe"],
    // Its own process group, so that its children can be ended with it.
    detached: true,
  });
  const untrack = child.pid === undefined ? () => {} : trackGroup(child.pid);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    const decoder = new StringDecoder("utf8");
    stream.on("data", (chunk: Buffer) => {
      const text = decoder.write(chunk);
      output += text;
      if (!quiet) print(text);
    });
  }
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once("error", reject);
      child.once("close", resolve);
    });
    if (quiet && code !== 0) print(output);
    return { code, output };
  } finally {
    untrack();
  }
}
