import {
  type Plan,
  freePlan,
  lowestPaidPlan,
  paidPlanById,
  type PlanId,
  type PlanReason,
} from "@mimi/contract";
import { and, desc, eq, inArray, isNotNull, lt, ne, sql } from "drizzle-orm";
import type { Database } from "../../db/Database.ts";
import { providerSubscription, subscription, subscriptionRequest } from "../../db/schema/account.ts";
import { user } from "../../db/schema/referenced.ts";
import { isLive, type ProviderSubscription } from "../../providers/payment/Payment.ts";

/** A paid plan until it ends, then the free plan. */
export function planOf(
  row: Pick<typeof subscription.$inferSelect, "plan_id" | "end_time"> | null,
  now: Date,
): PlanId {
  const paid = paidPlanById(row?.plan_id);
  return (row && paid && row.end_time > now ? paid : freePlan).id;
}

/** The current plan of a user. */
export async function readCurrentPlan(db: Database, userId: string, now: Date): Promise<PlanId> {
  const [row] = await db.select().from(subscription).where(eq(subscription.user_id, userId));
  return planOf(row ?? null, now);
}

/**
 * The plan of a user as an API answer (§3); an ended one is returned as expired. The reason is that of the subscription of
 * the plan; on the free plan, that of the last one which would have another plan.
 */
export async function readPlan(db: Database, userId: string, now: Date): Promise<Plan> {
  const [row] = await db.select().from(subscription).where(eq(subscription.user_id, userId));
  const plan = paidPlanById(row?.plan_id);
  const reason = await readReason(db, userId, row && plan ? row.subscription_ref : null);
  const why = reason ? { reason } : {};
  if (!row || !plan) return { plan_id: freePlan.id, expired: false, end_time: null, ...why };
  return { plan_id: plan.id, expired: row.end_time <= now, end_time: row.end_time.toISOString(), ...why };
}

async function readReason(db: Database, userId: string, ref: string | null): Promise<PlanReason | null> {
  const rows = await db
    .select()
    .from(providerSubscription)
    .where(and(eq(providerSubscription.user_id, userId), isNotNull(providerSubscription.reason)))
    .orderBy(desc(providerSubscription.end_time));
  const row = rows.find((one) => (ref === null ? !one.live : one.ref === ref));
  const plan_id = paidPlanById(row?.plan_id)?.id;
  if (!row?.reason || !plan_id) return null;
  return { kind: row.reason, plan_id, at: row.reason_at?.toISOString() ?? null };
}

/**
 * Numbers a request for the state of a subscription. Events arrive late, twice and out of order, so each event loads the
 * current state. Answers can overtake each other, so only the answer to the newest request is applied.
 */
export async function nextRequestNumber(db: Database, ref: string): Promise<number> {
  const [row] = await db
    .insert(subscriptionRequest)
    .values({ ref, last_number: 1 })
    .onConflictDoUpdate({
      target: subscriptionRequest.ref,
      set: { last_number: sql`${subscriptionRequest.last_number} + 1` },
    })
    .returning({ number: subscriptionRequest.last_number });
  return row?.number ?? 1;
}

/** How long a new subscription counts whose end the provider did not return. The daily comparison extends it. */
const UNKNOWN_END_MS = 2 * 24 * 60 * 60_000;

/**
 * Stores the state of a subscription and recomputes the user's plan. A state from an older request changes nothing. False
 * when the account does not exist.
 */
export async function applySnapshot(
  db: Database,
  requestNumber: number,
  snapshot: ProviderSubscription,
  now: Date,
): Promise<boolean> {
  const { ref, userId } = snapshot;
  return db.transaction(async (tx) => {
    // The lock serializes changes of two subscriptions of one user.
    const [owner] = await tx.select({ id: user.id }).from(user).where(eq(user.id, userId)).for("update");
    if (!owner) return false;
    const before = await storedSubscription(tx, ref);
    const ownerBefore = before && (await ownerOf(tx, ref));
    const values = {
      user_id: userId,
      customer_ref: snapshot.customerRef,
      plan_id: paidPlanOf(snapshot, before),
      live: isLive(snapshot),
      end_time: snapshot.endTime ?? before?.end_time ?? new Date(now.getTime() + UNKNOWN_END_MS),
      reason: snapshot.reason?.kind ?? null,
      reason_at: snapshot.reason?.at ?? null,
      request_number: requestNumber,
    };
    await tx
      .insert(providerSubscription)
      .values({ ref, ...values })
      .onConflictDoUpdate({
        target: providerSubscription.ref,
        set: values,
        setWhere: lt(providerSubscription.request_number, requestNumber),
      });
    // The operator has moved the subscription to another account.
    if (ownerBefore && ownerBefore !== userId) await recomputePlan(tx, ownerBefore, now);
    await recomputePlan(tx, userId, now);
    return true;
  });
}

/** Ends subscriptions of a user here, and recomputes the user's plan. */
export async function endSubscriptions(
  db: Database,
  userId: string,
  refs: readonly string[],
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.select({ id: user.id }).from(user).where(eq(user.id, userId)).for("update");
    await tx
      .update(providerSubscription)
      .set({ live: false, reason: null, reason_at: null })
      .where(and(eq(providerSubscription.user_id, userId), inArray(providerSubscription.ref, [...refs])));
    await recomputePlan(tx, userId, now);
  });
}

/** A price of no plan never ends a paid plan: the subscription keeps the plan that it had, or that was chosen. */
function paidPlanOf(snapshot: ProviderSubscription, before: StoredSubscription | null): number {
  return snapshot.plan ?? before?.plan_id ?? snapshot.chosenPlan ?? lowestPaidPlan.id;
}

/** Our copy of a subscription. */
export type StoredSubscription = Pick<
  typeof providerSubscription.$inferSelect,
  "ref" | "plan_id" | "live" | "end_time"
>;

/** With the reason. It is left out of alerts, because no operator has to look at it. */
export type ExplainedSubscription = StoredSubscription &
  Pick<typeof providerSubscription.$inferSelect, "reason" | "reason_at">;

const stored = {
  ref: providerSubscription.ref,
  plan_id: providerSubscription.plan_id,
  live: providerSubscription.live,
  end_time: providerSubscription.end_time,
};

/** Our copy of a subscription; null when there is none. */
export async function storedSubscription(db: Database, ref: string): Promise<StoredSubscription | null> {
  const [row] = await db.select(stored).from(providerSubscription).where(eq(providerSubscription.ref, ref));
  return row ?? null;
}

async function ownerOf(db: Database, ref: string): Promise<string | null> {
  const [row] = await db
    .select({ userId: providerSubscription.user_id })
    .from(providerSubscription)
    .where(eq(providerSubscription.ref, ref));
  return row?.userId ?? null;
}

/** Our copies of all live subscriptions. */
export async function storedSubscriptions(db: Database): Promise<readonly ExplainedSubscription[]> {
  const { reason, reason_at } = providerSubscription;
  return db
    .select({ ...stored, reason, reason_at })
    .from(providerSubscription)
    .where(eq(providerSubscription.live, true));
}

/** The plan is the best of the user's live subscriptions: not ended, then the larger plan, then the later end. */
async function recomputePlan(db: Database, userId: string, now: Date): Promise<void> {
  const [best] = await db
    .select()
    .from(providerSubscription)
    .where(and(eq(providerSubscription.user_id, userId), eq(providerSubscription.live, true)))
    .orderBy(
      sql`${providerSubscription.end_time} > ${now} desc`,
      desc(providerSubscription.plan_id),
      desc(providerSubscription.end_time),
      desc(providerSubscription.ref),
    )
    .limit(1);
  if (!best) {
    await db.delete(subscription).where(eq(subscription.user_id, userId));
    return;
  }
  const values = {
    plan_id: best.plan_id,
    end_time: best.end_time,
    customer_ref: best.customer_ref,
    subscription_ref: best.ref,
    updated_at: now,
  };
  // A customer of the provider can pay for two accounts. The column has each customer once, and is read only for old rows.
  await db
    .update(subscription)
    .set({ customer_ref: null })
    .where(and(eq(subscription.customer_ref, best.customer_ref), ne(subscription.user_id, userId)));
  await db
    .insert(subscription)
    .values({ user_id: userId, ...values })
    .onConflictDoUpdate({ target: subscription.user_id, set: values });
}

/** The provider's id of the user; null before the first purchase. */
export async function customerRefOf(db: Database, userId: string): Promise<string | null> {
  const [known] = await db
    .select({ ref: providerSubscription.customer_ref })
    .from(providerSubscription)
    .where(eq(providerSubscription.user_id, userId))
    .orderBy(desc(providerSubscription.live), desc(providerSubscription.end_time))
    .limit(1);
  if (known) return known.ref;
  const [row] = await db
    .select({ ref: subscription.customer_ref })
    .from(subscription)
    .where(eq(subscription.user_id, userId));
  return row?.ref ?? null;
}

/** Whether the user has a subscription that is to be paid or confirmed, or whose trial is over. */
export async function hasOpenPayment(db: Database, userId: string): Promise<boolean> {
  return (await readReason(db, userId, null)) !== null;
}

/** The provider's ids of the user's live subscriptions. */
export async function liveSubscriptions(db: Database, userId: string): Promise<string[]> {
  const rows = await db
    .select({ ref: providerSubscription.ref })
    .from(providerSubscription)
    .where(and(eq(providerSubscription.user_id, userId), eq(providerSubscription.live, true)));
  return rows.map(({ ref }) => ref);
}

/** The provider's ids of all subscriptions of a user, also of those that ended. */
export async function subscriptionRefs(db: Database, userId: string): Promise<string[]> {
  const rows = await db
    .select({ ref: providerSubscription.ref })
    .from(providerSubscription)
    .where(eq(providerSubscription.user_id, userId));
  return rows.map(({ ref }) => ref);
}
