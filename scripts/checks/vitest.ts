import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Outcome } from "./check.ts";
import { command } from "./command.ts";

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numFailedTestSuites: number;
  readonly success: boolean;
}

/** Runs Vitest projects and counts their tests. A crash, a file that cannot load, or nothing to run is a failure. */
export async function runVitest(
  projects: readonly string[],
  {
    args = [],
    env = { ...process.env, STORIES: "off" },
  }: { readonly args?: readonly string[]; readonly env?: NodeJS.ProcessEnv } = {},
): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), "mimi-vitest-"));
  const file = join(folder, "report.json");
  try {
    const { code } = await command(
      "vitest",
      [
        "run",
        ...projects.flatMap((name) => ["--project", name]),
        ...["--reporter=default", "--reporter=json", `--outputFile.json=${file}`],
        ...args,
      ],
      { env },
    );
    return outcome(JSON.parse(await readFile(file, "utf8")) as VitestReport, code);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Counts a report. Exported for its test. */
export function outcome(report: VitestReport, code: number | null): Outcome {
  const { numPassedTests: passed, numFailedTests, numFailedTestSuites, success } = report;
  const nothing = passed + numFailedTests === 0;
  // A file that does not even load has no failed test, and an error between tests fails the run alone.
  const hidden = numFailedTests === 0 && (numFailedTestSuites > 0 || !success || code !== 0 || nothing);
  return { passed, failed: numFailedTests + (hidden ? 1 : 0) };
}
