import type { Deps } from "../deps.ts";
import { deleteOldCounts } from "../quota/RateLimits.ts";
import { claimRun } from "./claimRun.ts";

const HOUR_MS = 60 * 60_000;

/** Deletes rows that nothing needs any more. One process does it each hour; null for the others. */
export async function deleteOldRows(deps: Pick<Deps, "db" | "sessions" | "now">): Promise<object | null> {
  const now = deps.now();
  // A little less than an hour, because the timers of the processes are not exact.
  if (!(await claimRun(deps.db, "retention", now, HOUR_MS * 0.9))) return null;
  await deps.sessions.deleteExpired();
  await deleteOldCounts(deps.db, now);
  return {};
}
