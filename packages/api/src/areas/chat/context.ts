import type { Database } from "../../db/Database.ts";
import type { SessionUser } from "../../domain/access/SessionUser.ts";

/** The user of a call, its time, and the database or transaction that it works in. */
export interface UserContext {
  readonly db: Database;
  readonly user: SessionUser;
  readonly now: Date;
}

/** The context of a call. */
export function contextOf(
  { db, now }: { readonly db: Database; readonly now: () => Date },
  { user }: { readonly user: SessionUser },
): UserContext {
  return { db, user, now: now() };
}

/** Runs `work` in one transaction: all of its writes are stored, or none. */
export function inTransaction<Context extends UserContext, Result>(
  context: Context,
  work: (context: Context) => Promise<Result>,
): Promise<Result> {
  return context.db.transaction((tx) => work({ ...context, db: tx }));
}
