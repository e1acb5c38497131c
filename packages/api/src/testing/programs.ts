import { type SpawnSyncReturns, spawnSync } from "node:child_process";
import { join } from "node:path";
import { inject } from "vitest";

declare module "vitest" {
  interface ProvidedContext {
    /** The folder with the bundles of {@link programs}. */
    programs: string;
  }
}

/** The programs that tests start, by their sources in `src`. They run bundled, as in production. */
export const programs = [
  "server/main",
  "cli/backup/backup",
  "cli/backup/restore",
  "cli/migrate",
  "cli/moderator",
  "cli/seed",
  "cli/transfer/exportData",
  "cli/transfer/importData",
] as const;

type ProgramName = (typeof programs)[number];

/** The file of a program, for Node. */
export function programFile(name: ProgramName): string {
  return join(inject("programs"), `${name}.js`);
}

/** How a program runs. */
interface RunOptions {
  /** Added to the search path and the home folder. */
  readonly env?: Readonly<Record<string, string>>;
  /** @default the folder of the tests */
  readonly cwd?: string;
}

/** Runs a program to its end, with no settings of this machine. */
export function runProgram(
  name: ProgramName,
  args: readonly string[],
  { env = {}, cwd }: RunOptions = {},
): SpawnSyncReturns<string> {
  const { PATH = "", HOME = "", NODE_COMPILE_CACHE = "" } = process.env;
  return spawnSync(process.execPath, [programFile(name), ...args], {
    env: { PATH, HOME, NODE_COMPILE_CACHE, ...env },
    ...(cwd === undefined ? {} : { cwd }),
    encoding: "utf8",
    timeout: 120_000,
  });
}
