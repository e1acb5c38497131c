import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Check, one, type Outcome } from "./check.ts";
import { command } from "./command.ts";
import { NOT_IN_THE_PRODUCT } from "./inputs.ts";
import { printFailure } from "./output.ts";

interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
  readonly errors: readonly unknown[];
}

/** Browser tests against the built app, the real API and the auth emulator. */
export const e2e: Check = {
  name: "e2e",
  title: "Journeys in the browser, against the built product",
  after: ["build"],
  unaffectedBy: NOT_IN_THE_PRODUCT,
  alone: true,
  limitMinutes: 75,
  run: async ({ args }) => {
    const { code: buildCode } = await command("npm", [
      "run",
      "--silent",
      "build",
      "--",
      "app",
      "api",
      "--if-changed",
    ]);
    if (buildCode !== 0) return one(false);
    const folder = await mkdtemp(join(tmpdir(), "mimi-e2e-"));
    const file = join(folder, "report.json");
    const failures = join(folder, "failures");
    try {
      const { code } = await command(
        "playwright",
        ["test", "--config", "e2e/playwright.config.ts", ...args],
        {
          env: {
            ...process.env,
            PLAYWRIGHT_JSON_OUTPUT_NAME: file,
            FAILURES_FILE: failures,
            FORCE_COLOR: "0",
          },
        },
      );
      if (existsSync(failures)) printFailure(await readFile(failures, "utf8"));
      return outcome(JSON.parse(await readFile(file, "utf8")) as PlaywrightReport, code);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
};

/** Counts a report. A flaky, skipped or missing test has failed. */
export function outcome({ stats, errors }: PlaywrightReport, code: number | null): Outcome {
  const failed = stats.unexpected + stats.flaky + stats.skipped + errors.length;
  const hidden = failed === 0 && (code !== 0 || stats.expected === 0) ? 1 : 0;
  return { passed: stats.expected, failed: failed + hidden };
}
