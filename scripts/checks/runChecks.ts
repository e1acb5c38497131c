import type { Check, Outcome } from "./check.ts";

interface Row extends Outcome {
  readonly name: string;
  readonly seconds: number;
}

/**
 * Runs the checks one after another and prints a table whose last line is `N passed, N failed`.
 * A check that throws, or that counts nothing, has failed once. Returns the exit code.
 */
export async function runChecks(
  checks: readonly Check[],
  options: { readonly update: boolean },
  print: (text: string) => void,
): Promise<number> {
  const rows: Row[] = [];
  for (const check of checks) {
    print(`\n=== ${check.name}: ${check.title}\n`);
    const start = performance.now();
    const outcome = await outcomeOf(check, options, print);
    const seconds = (performance.now() - start) / 1000;
    print(`--- ${check.name}: ${outcome.passed} passed, ${outcome.failed} failed, ${seconds.toFixed(1)} s\n`);
    rows.push({ name: check.name, seconds, ...outcome });
  }
  printTable(rows, print);
  const failed = rows.some((row) => row.failed > 0);
  return failed || rows.length === 0 ? 1 : 0;
}

async function outcomeOf(
  check: Check,
  options: { readonly update: boolean },
  print: (text: string) => void,
): Promise<Outcome> {
  try {
    const outcome = await check.run(options);
    if (outcome.passed + outcome.failed > 0) return outcome;
    print("Nothing was checked.\n");
  } catch (error) {
    print(`${error instanceof Error ? error.message : String(error)}\n`);
  }
  return { passed: 0, failed: 1 };
}

function printTable(rows: readonly Row[], print: (text: string) => void): void {
  const line = (...[name, passed, failed, time]: readonly [string, string, string, string]) =>
    print(`${name.padEnd(12)}${passed.padStart(8)}${failed.padStart(8)}${time.padStart(10)}\n`);
  const total = (of: (row: Row) => number) => rows.reduce((sum, row) => sum + of(row), 0);
  print("\n");
  line("step", "passed", "failed", "time");
  for (const { name, passed, failed, seconds } of rows) {
    line(name, String(passed), String(failed), `${seconds.toFixed(1)} s`);
  }
  line("all", "", "", `${total((row) => row.seconds).toFixed(1)} s`);
  print(`${total((row) => row.passed)} passed, ${total((row) => row.failed)} failed\n`);
}
