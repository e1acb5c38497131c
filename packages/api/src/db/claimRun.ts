import { eq, lte } from "drizzle-orm";
import type { Database } from "./Database.ts";
import { jobRun } from "./schema/account.ts";

/**
 * Claims the run of a job for a period. True for one process only; the others must not run it until the period is over.
 * The claim holds no connection, so the job can wait for other services.
 */
export async function claimRun(db: Database, name: string, now: Date, periodMs: number): Promise<boolean> {
  const claimed = await db
    .insert(jobRun)
    .values({ name, started_at: now })
    .onConflictDoUpdate({
      target: jobRun.name,
      set: { started_at: now },
      setWhere: lte(jobRun.started_at, new Date(now.getTime() - periodMs)),
    })
    .returning();
  return claimed.length > 0;
}

/** Gives a claim up, so that a failed job is tried again before the period is over. */
export async function releaseRun(db: Database, name: string): Promise<void> {
  await db.delete(jobRun).where(eq(jobRun.name, name));
}
