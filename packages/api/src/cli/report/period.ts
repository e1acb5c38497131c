import { StartFailure } from "../../shared/StartFailure.ts";
import type { Period } from "./readReport.ts";

/** Reads `2026`, `2026-03`, or the first and the last month of a period. Throws a StartFailure for anything else. */
export function periodOf([first = "", last = first, ...others]: readonly string[]): Period {
  const [from, end] = [startOf(first), startOf(last)];
  if (others.length > 0 || !from || !end || end < from) {
    throw new StartFailure(
      "which period? A year (2026), a month (2026-03), or two of them (2026-01 2026-06)",
    );
  }
  const until = new Date(end);
  if (last.length === 4) until.setUTCFullYear(end.getUTCFullYear() + 1);
  else until.setUTCMonth(end.getUTCMonth() + 1);
  return { from, until };
}

/** The start of a year or a month; null for anything else. */
function startOf(text: string): Date | null {
  if (!/^20\d\d(-(0[1-9]|1[0-2]))?$/.test(text)) return null;
  return new Date(`${text.padEnd(7, "-01")}-01T00:00:00Z`);
}
