import { type CheckedService, type CheckResult, failed, type ServiceCheck } from "./ServiceCheck.ts";
import { withoutCredentials } from "./withoutCredentials.ts";

/** Milliseconds that a check may take, unless it says another limit. */
const LIMIT_MS = 30_000;

/**
 * Runs all checks at the same time. A check that throws, or does not end in time, has failed.
 *
 * @param limitMs Milliseconds. @default 30,000
 */
export async function runServiceChecks(
  checks: readonly ServiceCheck[],
  limitMs = LIMIT_MS,
): Promise<readonly CheckedService[]> {
  return Promise.all(
    checks.map(async ({ part, provider, run, limitMs: ownMs = limitMs }) => ({
      part,
      provider,
      ...(await inTime(run, ownMs)),
    })),
  );
}

async function inTime(run: () => Promise<CheckResult>, limitMs: number): Promise<CheckResult> {
  const late = Promise.withResolvers<CheckResult>();
  const timer = setTimeout(() => late.resolve(failed(`no answer in ${limitMs / 1000} s`)), limitMs);
  try {
    return await Promise.race([run(), late.promise]);
  } catch (error) {
    return failed(reasonOf(error));
  } finally {
    clearTimeout(timer);
  }
}

/** Whether a part or one of its abilities does not work. */
export function isFailed({ state, abilities = [] }: CheckResult): boolean {
  return [state, ...abilities.map((one) => one.state)].includes("failed");
}

/** The reason of an error in one line. `fetch` names it in `cause`, and a failed connection in the code of that. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, cause, message } = error as NodeJS.ErrnoException & { cause?: unknown };
  if (cause instanceof Error) return reasonOf(cause);
  return (message || code || error.name).split("\n")[0] ?? "";
}

/** The checks as a table with one line each, and one for each ability under its part. */
export function formatTable(services: readonly CheckedService[]): string {
  const rows = [
    ["part", "provider", "", "found"],
    ...services.flatMap(({ part, provider, state, found, abilities = [] }) => [
      [part, provider, state, found],
      ...abilities.map((ability) => [`  ${ability.name}`, "", ability.state, ability.found]),
    ]),
  ];
  return alignColumns(rows);
}

/** Rows of cells as lines, without credentials in addresses. Every column but the last is as wide as its longest cell. */
export function alignColumns(given: readonly (readonly string[])[]): string {
  const rows = given.map((row) => row.map(withoutCredentials));
  const widths = (rows[0] ?? [])
    .slice(0, -1)
    .map((_cell, column) => Math.max(...rows.map((row) => (row[column] ?? "").length)));
  return rows
    .map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  "))
    .map((line) => `${line.trimEnd()}\n`)
    .join("");
}
