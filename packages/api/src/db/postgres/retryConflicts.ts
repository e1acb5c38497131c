import { setTimeout as pause } from "node:timers/promises";
import type { Database } from "../Database.ts";

/** PostgreSQL ended a transaction in favour of another one: it had to be serialised, or both waited for each other. */
const CONFLICTS: readonly unknown[] = ["40001", "40P01"];

/** What a transaction had read was deleted (a foreign key) or stored (a unique key) by another one before it wrote. */
const OUTDATED: readonly unknown[] = ["23503", "23505"];

/** How often a lost conflict is retried: a deletion of many rows, or several calls about the same rows, can win more than once. */
const CONFLICT_RETRIES = 6;

/** How often a transaction is retried whose reads were outdated: several calls about the same rows can outdate them more than once. */
const OUTDATED_RETRIES = 3;

/** Milliseconds before the first retry, and as many more at random; twice as long before each further one. */
const PAUSE_MS = 20;

/** Runs again what lost a conflict with another transaction, in which nothing was stored. */
export function retryConflict<Result>(run: () => Promise<Result>): Promise<Result> {
  return retry(run, CONFLICTS, CONFLICT_RETRIES);
}

/**
 * The same database, whose transactions run again when they lose a conflict, and a few times when what they had read is
 * outdated: then they find what they refuse. One that breaks a key each time fails.
 */
export function retryTransactions(db: Database): Database {
  const transaction: Database["transaction"] = db.transaction.bind(db);
  return Object.assign(db, {
    transaction: <Result>(...given: Parameters<typeof transaction<Result>>) =>
      retryConflict(() => retry(() => transaction(...given), OUTDATED, OUTDATED_RETRIES)),
  });
}

async function retry<Result>(
  run: () => Promise<Result>,
  codes: readonly unknown[],
  retries: number,
): Promise<Result> {
  for (let retried = 0; ; retried += 1) {
    try {
      return await run();
    } catch (error) {
      if (retried === retries || !hasCode(error, codes)) throw error;
      // Without a pause, this transaction can lose to the same one again.
      await pause(PAUSE_MS * 2 ** retried * (1 + Math.random()));
    }
  }
}

/** Whether an error, or one of its causes, has one of these codes of PostgreSQL. */
function hasCode(error: unknown, codes: readonly unknown[]): boolean {
  if (!(error instanceof Error)) return false;
  return codes.includes((error as { code?: unknown }).code) || hasCode(error.cause, codes);
}
