import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { constants, tmpdir } from "node:os";
import { join } from "node:path";
import { endProcesses } from "./processes.ts";

/**
 * Gives a run of the checks its own temporary folder, which all its processes use and which is removed at its end.
 * An interruption ends every process of the run first, and the exit code says which it was.
 */
export async function testRun(work: (folder: string) => Promise<number>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "mimi-test-"));
  // PostgreSQL runs as another user when the tests run as root, so every user can write to this folder.
  chmodSync(folder, 0o1777);
  process.env.TMPDIR = folder;
  const end = (code: number) => {
    endProcesses(folder);
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
    process.exit(code);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => {
      process.stderr.write(`\nInterrupted by ${signal}.\n`);
      end(128 + constants.signals[signal]);
    });
  }
  const crash = (error: unknown) => {
    console.error(error);
    end(1);
  };
  process.on("uncaughtException", crash);
  process.on("unhandledRejection", crash);
  end(await work(folder));
}
