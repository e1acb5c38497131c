import { setTimeout as pause } from "node:timers/promises";
import type { Database } from "../Database.ts";

/** PostgreSQL ended a transaction in favour of another one: it had to be serialised, or both waited for each other. */
const CONFLICTS: readonly unknown[] = ["40001", "40P01"];

/** Milliseconds before the retry, and as many more at random. */
const PAUSE_MS = 20;

/** Whether an error, or one of its causes, is a conflict of two transactions, in which nothing was stored. */
function isConflict(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return CONFLICTS.includes((error as { code?: unknown }).code) || isConflict(error.cause);
}

/** Runs again, once, what lost a conflict with another transaction. */
export async function retryConflict<Result>(run: () => Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    if (!isConflict(error)) throw error;
    // Without a pause, this transaction can lose to the same one again.
    await pause(PAUSE_MS + Math.random() * PAUSE_MS);
    return run();
  }
}

/** The same database, whose transactions run again once when they lose a conflict. */
export function retryTransactions(db: Database): Database {
  const transaction: Database["transaction"] = db.transaction.bind(db);
  return Object.assign(db, {
    transaction: <Result>(...given: Parameters<typeof transaction<Result>>) =>
      retryConflict(() => transaction(...given)),
  });
}
