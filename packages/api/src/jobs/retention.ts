import { and, isNotNull, lt, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { type Database, rowsOf } from "../db/Database.ts";
import { ageCheck, messageUsage } from "../db/schema/account.ts";
import { chatRequest } from "../db/schema/chat.ts";
import { abuseReport } from "../db/schema/safety.ts";
import type { Deps } from "../domain/deps.ts";
import { measureAccounts } from "../domain/quota/AccountStorage.ts";
import { dayOf } from "../domain/quota/quota.ts";
import { deleteOldCounts } from "../domain/quota/RateLimits.ts";
import { deleteUnusedUploads } from "../domain/uploads/deleteUnusedUploads.ts";
import { claimRun, releaseRun } from "../db/claimRun.ts";

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
/** Days after which a repeated request is not recognised any more. */
const REQUEST_DAYS = 30;
/** Days for which the number of messages of a day is stored. */
const USAGE_DAYS = 35;
/** Days for which a decided report is stored. */
const REPORT_DAYS = 365;
/** Days for which the hash of an undecided report's network is stored. */
const NETWORK_DAYS = 30;
/** Days after a decision for which the mail address of a request is stored that could not be answered. */
const CONTACT_DAYS = 30;
/** The claim of what is done once a day. */
const DAILY = "daily retention";
/** Rows of one statement: far fewer than PostgreSQL deletes before its time limit, also on a slow disk. */
const BATCH = 500;

type RetentionDeps = Pick<Deps, "db" | "files" | "log" | "sessions" | "now">;

/**
 * Deletes rows that nothing needs any more, and measures what accounts store. One process does it each hour, and most of it
 * once a day; null for the others. A part that fails does not stop the others; then the run fails at its end.
 */
export async function deleteOldRows(deps: RetentionDeps): Promise<object | null> {
  const { db, sessions } = deps;
  const now = deps.now();
  // A little less than an hour, because the timers of the processes are not exact.
  if (!(await claimRun(db, "retention", now, HOUR_MS * 0.9))) return null;
  const failures: unknown[] = [];
  const attempt = async <Result>(part: () => Promise<Result>): Promise<Result | null> => {
    try {
      return await part();
    } catch (error) {
      failures.push(error);
      return null;
    }
  };
  await attempt(() => sessions.deleteExpired());
  await attempt(() => deleteAll(db, ageCheck, lt(ageCheck.expires_at, now)));
  await attempt(() => deleteOldCounts(db, now));
  const ofDay = await attempt(() => deleteOncePerDay(deps, now));
  const measured = await attempt(() => measureAccounts(db, now));
  if (failures.length > 0) throw failures[0];
  return { measured, ...ofDay };
}

/** After a failure the next hour tries again. */
async function deleteOncePerDay(deps: RetentionDeps, now: Date): Promise<object> {
  const { db } = deps;
  if (!(await claimRun(db, DAILY, now, DAY_MS))) return {};
  try {
    return await deleteOfDay(deps, now);
  } catch (error) {
    await releaseRun(db, DAILY);
    throw error;
  }
}

async function deleteOfDay(deps: RetentionDeps, now: Date): Promise<object> {
  const { db } = deps;
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  return {
    days: await deleteAll(db, messageUsage, lt(messageUsage.day, dayOf(before(USAGE_DAYS)))),
    requests: await deleteAll(db, chatRequest, lt(chatRequest.created_at, before(REQUEST_DAYS))),
    reports: await deleteAll(
      db,
      abuseReport,
      and(isNotNull(abuseReport.decided_at), lt(abuseReport.decided_at, before(REPORT_DAYS))),
    ),
    networks: await forgetNetworks(db, before(NETWORK_DAYS)),
    contacts: await forgetContacts(db, before(CONTACT_DAYS)),
    uploads: await deleteUnusedUploads(deps, now),
  };
}

/** Forgets from which networks old reports came. Resolves to their number. */
async function forgetNetworks(db: Database, before: Date): Promise<number> {
  const forgotten = await db
    .update(abuseReport)
    .set({ network_hash: null })
    .where(and(isNotNull(abuseReport.network_hash), lt(abuseReport.created_at, before)))
    .returning({ receipt: abuseReport.receipt });
  return forgotten.length;
}

/** Forgets where the outcome of old requests could not be sent. Resolves to their number. */
async function forgetContacts(db: Database, before: Date): Promise<number> {
  const forgotten = await db
    .update(abuseReport)
    .set({ email: null })
    .where(and(isNotNull(abuseReport.email), lt(abuseReport.decided_at, before)))
    .returning({ receipt: abuseReport.receipt });
  return forgotten.length;
}

/** Deletes rows in batches. Resolves to their number. */
async function deleteAll(db: Database, table: PgTable, where: SQL | undefined): Promise<number> {
  let deleted = 0;
  for (;;) {
    const result = await db.execute(sql`
      with gone as (
        delete from ${table} where ctid in (select ctid from ${table} where ${where} limit ${BATCH}) returning 1
      ) select count(*)::int as count from gone`);
    const count = rowsOf<{ count: number }>(result)[0]?.count ?? 0;
    deleted += count;
    if (count < BATCH) return deleted;
  }
}
