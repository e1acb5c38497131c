import {
  ErrorCode,
  FREE_REPEATS_PER_DAY,
  freePlan,
  paidPlanById,
  planById,
  type PlanId,
  type Quota,
} from "@mimi/contract";
import { and, eq, gt, lt, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/Database.ts";
import { messageUsage, subscription } from "../../db/schema/account.ts";
import { ApiError } from "../../shared/errors/ApiError.ts";

/** A counted message: the quota to show, and the day of a refund. */
export interface Charge {
  readonly quota: Quota;
  /** UTC, `2026-11-20`. */
  readonly day: string;
}

/**
 * Counts one message of a user (§6, §9). The plan is loaded when it is not given. Call it inside the transaction that
 * stores the message. Throws 42902 when the day's messages are used up. One statement compares and increases the count,
 * so it is exact under concurrency.
 */
export async function chargeMessage(db: Database, userId: string, now: Date, plan?: PlanId): Promise<Charge> {
  const limit = plan === undefined ? await dailyLimit(db, userId, now) : planById(plan).messages;
  const day = dayOf(now);
  const [row] = await db
    .insert(messageUsage)
    .values({ user_id: userId, day, used: 1 })
    .onConflictDoUpdate({
      target: [messageUsage.user_id, messageUsage.day],
      set: { used: sql`${messageUsage.used} + 1` },
      ...(limit === null ? {} : { setWhere: sql`${messageUsage.used} < ${limit}` }),
    })
    .returning({ used: messageUsage.used });
  if (!row) throw usedUp(limit ?? 0, now);
  return { quota: quotaOf(limit, row.used, now), day };
}

/** Refunds a charge: the reply failed, also after its first token (product 9). Call it once per charge. */
export async function refundMessage(db: Database, userId: string, day: string): Promise<void> {
  await db
    .update(messageUsage)
    .set({ used: sql`${messageUsage.used} - 1` })
    .where(chargeOf(userId, day));
}

/**
 * As {@link refundMessage}, for a reply that the user stopped before its first token, or that was blocked: the model worked
 * for nothing, so only ten of them a day are free (product 8).
 */
export async function refundRepeat(db: Database, userId: string, day: string): Promise<void> {
  await db
    .update(messageUsage)
    .set({ used: sql`${messageUsage.used} - 1`, free_repeats: sql`${messageUsage.free_repeats} + 1` })
    .where(and(chargeOf(userId, day), lt(messageUsage.free_repeats, FREE_REPEATS_PER_DAY)));
}

function chargeOf(userId: string, day: string): SQL | undefined {
  return and(eq(messageUsage.user_id, userId), eq(messageUsage.day, day), gt(messageUsage.used, 0));
}

/** The current quota of a user. */
export async function readQuota(db: Database, userId: string, now: Date): Promise<Quota> {
  const limit = await dailyLimit(db, userId, now);
  const [row] = await db
    .select({ used: messageUsage.used })
    .from(messageUsage)
    .where(and(eq(messageUsage.user_id, userId), eq(messageUsage.day, dayOf(now))));
  return quotaOf(limit, row?.used ?? 0, now);
}

async function dailyLimit(db: Database, userId: string, now: Date): Promise<number | null> {
  const [row] = await db
    .select({ plan_id: subscription.plan_id })
    .from(subscription)
    .where(and(eq(subscription.user_id, userId), gt(subscription.end_time, now)));
  return (paidPlanById(row?.plan_id) ?? freePlan).messages;
}

function quotaOf(limit: number | null, used: number, now: Date): Quota {
  return { limit, used, resets_at: resetOf(now), counts: ["send", "regenerate", "continue"] };
}

function usedUp(limit: number, now: Date): ApiError {
  return new ApiError(ErrorCode.quotaUsedUp, { details: { limit, resets_at: resetOf(now) } });
}

/** The day of a message: UTC, `2026-11-20`. */
export function dayOf(now: Date): string {
  return now.toISOString().slice(0, 10);
}

function resetOf(now: Date): string {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1)).toISOString();
}
