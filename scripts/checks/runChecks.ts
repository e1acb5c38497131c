import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Check, CheckOptions, Outcome } from "./check.ts";
import { failureLines } from "./failures.ts";
import { print, printFailure, withOutput } from "./output.ts";
import type { PassedSteps } from "./passedSteps.ts";
import { endProcesses, withProcesses } from "./processes.ts";

/** How the steps are run. */
export interface RunOptions extends CheckOptions {
  /** The folder of this run. It identifies the processes of its steps. */
  readonly folder: string;
  /** How many steps run at once. @default 2 */
  readonly lanes?: number;
  /** The folder for the output of each step, `<step>.log`. @default no logs */
  readonly logs?: string;
  /** Steps that are not run again, because nothing that they depend on has changed. @default every step runs */
  readonly passed?: PassedSteps;
  /** The command that runs a failed step again, printed after it. @default none */
  readonly again?: (step: string) => string;
}

interface Row extends Outcome {
  readonly name: string;
  readonly seconds: number;
  /** Whether it passed in an earlier run, and nothing has changed for it. */
  readonly isUnchanged?: boolean;
}

interface Ended {
  readonly row: Row;
  readonly output: string;
  /** What failed, as its step printed it. */
  readonly failures: string;
}

/**
 * Runs the checks, two at a time where they do not compete. Prints the output of each when it ends, then all failures again,
 * then a line for each, then a table whose last line is `N passed, N failed`. A check that throws, counts nothing or reaches
 * its time limit has failed. Returns the exit code.
 */
export async function runChecks(
  checks: readonly Check[],
  options: RunOptions,
  write: (text: string) => void,
): Promise<number> {
  const rows = new Map<string, Row>();
  const failures = new Map<string, string>();
  const pending = [...checks];
  const running = new Map<string, Promise<void>>();
  const isFree = ({ after = [], alone = false }: Check) =>
    after.every((name) => rows.has(name) || !checks.some((check) => check.name === name)) &&
    (running.size === 0 || (!alone && !checks.some((check) => check.alone && running.has(check.name))));
  const start = (check: Check) => {
    pending.splice(pending.indexOf(check), 1);
    // A single step prints its output while it runs.
    const live = checks.length === 1;
    if (!live) write(`... ${check.name}\n`);
    const ended = runCheck(check, options, live ? write : () => {}).then(
      ({ row, output, failures: found }) => {
        rows.set(row.name, row);
        failures.set(row.name, found);
        running.delete(check.name);
        if (!live) write(output);
      },
    );
    running.set(check.name, ended);
  };
  const began = performance.now();
  while (pending.length + running.size > 0) {
    const next = running.size < (options.lanes ?? 2) ? pending.find(isFree) : undefined;
    if (next) start(next);
    else if (running.size > 0) await Promise.race(running.values());
    else throw new Error(`These steps wait for each other: ${pending.map(({ name }) => name).join(", ")}.`);
  }
  const ordered = checks.flatMap(({ name }) => rows.get(name) ?? []);
  if (checks.length > 1) {
    for (const row of ordered) repeatFailures(row, failures.get(row.name) ?? "", write);
    for (const { name } of ordered) write(failureLines(name, failures.get(name) ?? ""));
  }
  printTable(ordered, (performance.now() - began) / 1000, write);
  return ordered.length === 0 || ordered.some(({ failed }) => failed > 0) ? 1 : 0;
}

async function runCheck(
  check: Check,
  { folder, logs, again, passed, ...options }: RunOptions,
  write: (text: string) => void,
): Promise<Ended> {
  const inputs = passed?.inputsOf(check) ?? "";
  const earlier = passed?.outcomeOf(check, inputs);
  if (earlier) {
    const text = `\n=== ${check.name}: unchanged since it passed\n`;
    write(text);
    return {
      row: { name: check.name, seconds: 0, ...earlier, isUnchanged: true },
      output: text,
      failures: "",
    };
  }
  const tag = join(folder, check.name);
  const start = performance.now();
  let output = "";
  let failures = "";
  const row = await withOutput(
    {
      write: (text) => {
        output += text;
        write(text);
      },
      onFailure: (text) => {
        failures += text;
      },
    },
    () =>
      withProcesses(tag, async (): Promise<Row> => {
        print(`\n=== ${check.name}: ${check.title}\n`);
        const outcome = await outcomeOf(check, options, tag);
        const seconds = (performance.now() - start) / 1000;
        if (outcome.failed === 0) passed?.note(check, inputs, outcome);
        if (outcome.failed > 0 && again) print(`again: ${again(check.name)}\n`);
        print(
          `--- ${check.name}: ${outcome.passed} passed, ${outcome.failed} failed, ${seconds.toFixed(1)} s\n`,
        );
        return { name: check.name, seconds, ...outcome };
      }),
  );
  if (logs !== undefined) {
    mkdirSync(logs, { recursive: true });
    writeFileSync(join(logs, `${check.name}.log`), output);
  }
  return { row, output, failures };
}

async function outcomeOf(check: Check, options: CheckOptions, tag: string): Promise<Outcome> {
  const { limitMinutes = 45 } = check;
  let late = false;
  // Ends the processes of the step, not the step itself, so that it still counts and prints its results.
  const timer = setTimeout(() => {
    late = true;
    endProcesses(tag);
  }, limitMinutes * 60_000);
  let outcome: Outcome = { passed: 0, failed: 1 };
  try {
    outcome = await check.run(options);
    if (outcome.passed + outcome.failed === 0) {
      printFailure("Nothing was checked.\n");
      outcome = { passed: 0, failed: 1 };
    }
  } catch (error) {
    printFailure(`${error instanceof Error ? error.message : String(error)}\n`);
  } finally {
    clearTimeout(timer);
  }
  if (!late) return outcome;
  printFailure(`${check.name} was ended: it took more than ${limitMinutes} minutes.\n`);
  return { passed: outcome.passed, failed: Math.max(outcome.failed, 1) };
}

/** Says at the end what failed, where it is found without reading the output of every step. */
function repeatFailures({ name, failed }: Row, failures: string, write: (text: string) => void): void {
  if (failed > 0) write(`\n=== ${name}: ${failed} failed\n${failures || "See its output above.\n"}`);
}

function printTable(rows: readonly Row[], seconds: number, write: (text: string) => void): void {
  const line = (
    ...[name, time, passed, failed, mark = ""]: readonly [string, string, string, string, string?]
  ) => write(`${name.padEnd(12)}${time.padStart(10)}${passed.padStart(8)}${failed.padStart(8)}${mark}\n`);
  const total = (of: (row: Row) => number) => rows.reduce((sum, row) => sum + of(row), 0);
  write("\n");
  line("step", "seconds", "passed", "failed");
  for (const { name, passed, failed, seconds, isUnchanged } of rows) {
    line(name, seconds.toFixed(1), String(passed), String(failed), isUnchanged ? "  unchanged" : "");
  }
  line("all", seconds.toFixed(1), "", "");
  const missed = total(({ missed = 0 }) => missed);
  if (missed > 0)
    write(`${missed} missed: a gate that is red for a reason that a decision gives, see RED above\n`);
  write(`${total((row) => row.passed)} passed, ${total((row) => row.failed)} failed\n`);
}
