import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Outcome } from "./check.ts";
import { command } from "./command.ts";
import { commandFor, formatFailures } from "./failures.ts";
import { printFailure } from "./output.ts";
import type { ResultLine } from "./vitestReporter.ts";

/** Options of {@link runVitest}. */
interface VitestOptions {
  /** The name of the step, for the command that runs one failed test. */
  readonly step: string;
  readonly args?: readonly string[];
  /** @default without Storybook, which the stories' projects need */
  readonly env?: NodeJS.ProcessEnv;
}

/** Runs Vitest projects and counts their tests. A crash, a file that cannot load, or nothing to run is a failure. */
export async function runVitest(
  projects: readonly string[],
  { step, args = [], env = { ...process.env, STORIES: "off" } }: VitestOptions,
): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), "mimi-vitest-"));
  const file = join(folder, "results");
  try {
    const reporters = ["--reporter=default", "--reporter=./scripts/checks/vitestReporter.ts"];
    const names = projects.flatMap((name) => ["--project", name]);
    const { code } = await command("vitest", ["run", ...names, ...reporters, ...args], {
      env: { ...env, VITEST_RESULTS: file },
    });
    return outcome(await resultsIn(file), code, step);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Counts results and prints a block for each failed test. Exported for its test. */
export function outcome(results: readonly ResultLine[], code: number | null, step: string): Outcome {
  const passed = results.filter(({ kind }) => kind === "passed").length;
  const failures = results.filter((result) => result.kind === "failed");
  const errors = results.filter((result) => result.kind === "error");
  const blocks = formatFailures(
    failures.map(({ attachments, ...failure }) => ({
      ...failure,
      attachments: attachments.map((path) => ({ kind: kindOf(path), path })),
      command: commandFor(step, failure.file, failure.name),
    })),
  );
  if (blocks !== "") printFailure(blocks);
  for (const { file, message } of errors)
    printFailure(`\nERROR ${file ?? "outside of every test"}\n      ${message}\n`);
  const ended = results.some(({ kind }) => kind === "end");
  if (!ended) printFailure("\nThe run did not come to its end.\n");
  const failed = failures.length + errors.length;
  const hidden = failed === 0 && (!ended || code !== 0 || passed === 0);
  return { passed, failed: failed + (hidden || (!ended && failed > 0) ? 1 : 0) };
}

async function resultsIn(file: string): Promise<ResultLine[]> {
  let text = "";
  try {
    text = await readFile(file, "utf8");
  } catch (error) {
    // Vitest ended before the first test.
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  }
  // The last line may be half written when the run was ended.
  return text
    .split("\n")
    .slice(0, -1)
    .map((line) => JSON.parse(line) as ResultLine);
}

function kindOf(path: string): string {
  if (/\.(png|jpe?g|webp|avif)$/.test(path)) return "image";
  return path.endsWith(".zip") ? "trace" : "file";
}
