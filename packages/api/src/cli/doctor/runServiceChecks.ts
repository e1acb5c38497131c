import { type CheckedService, type CheckResult, failed, type ServiceCheck } from "./ServiceCheck.ts";

/** Milliseconds that a check may take. A model can need this long for its first token. */
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
    checks.map(async ({ part, provider, run }) => ({ part, provider, ...(await inTime(run, limitMs)) })),
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

/** The reason of an error in one line. `fetch` names it in `cause`, and a failed connection in the code of that. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, cause, message } = error as NodeJS.ErrnoException & { cause?: unknown };
  if (cause instanceof Error) return reasonOf(cause);
  return (message || code || error.name).split("\n")[0] ?? "";
}

/** The checks as a table with one line each. */
export function formatTable(services: readonly CheckedService[]): string {
  const rows = [
    ["part", "provider", "", "found"],
    ...services.map(({ part, provider, state, found }) => [part, provider, state, found]),
  ];
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => (row[column] ?? "").length)));
  return rows
    .map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  "))
    .map((line) => `${line.trimEnd()}\n`)
    .join("");
}
