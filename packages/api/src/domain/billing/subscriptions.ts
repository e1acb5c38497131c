import { type Plan, PLAN_FREE } from "@mimi/contract";
import { and, desc, eq, lt, sql } from "drizzle-orm";
import type { Database } from "../../db/Database.ts";
import { providerSubscription, subscription, subscriptionQuestion, user } from "../../db/schema.ts";
import { type PaidPlan, paidPlans } from "../../providers/payment/Payment.ts";

/** A subscription as the payment provider describes it. */
export interface ProviderSubscription {
  /** The provider's own identifiers. */
  readonly ref: string;
  readonly customerRef: string;
  readonly userId: string;
  readonly plan: PaidPlan;
  /** Whether it counts until its period ends. */
  readonly live: boolean;
  readonly endTime: Date;
}

/** The plan of a user (§3); one that ran out is still named, as expired. */
export async function readPlan(db: Database, userId: string, now: Date): Promise<Plan> {
  const [row] = await db.select().from(subscription).where(eq(subscription.user_id, userId));
  const plan = paidPlans.find((id) => id === row?.plan_id);
  if (!row || !plan) return { plan_id: PLAN_FREE, expired: false, end_time: null };
  return { plan_id: plan, expired: row.end_time <= now, end_time: row.end_time.toISOString() };
}

/**
 * The number of a question about a subscription. Events come late, twice and out of order, so each makes us ask the
 * provider how things stand now; and answers may overtake each other, so the answer to the newest question counts.
 */
export async function nextQuestion(db: Database, ref: string): Promise<number> {
  const [row] = await db
    .insert(subscriptionQuestion)
    .values({ ref, asked: 1 })
    .onConflictDoUpdate({
      target: subscriptionQuestion.ref,
      set: { asked: sql`${subscriptionQuestion.asked} + 1` },
    })
    .returning({ asked: subscriptionQuestion.asked });
  return row?.asked ?? 1;
}

/** Records the answer to a question, and works out the plan of the user anew. An answer that was overtaken changes nothing. */
export async function recordAnswer(
  db: Database,
  question: number,
  answer: ProviderSubscription,
  now: Date,
): Promise<void> {
  const { ref, userId } = answer;
  await db.transaction(async (tx) => {
    // Held, so that two subscriptions of one user are weighed one after the other.
    const [owner] = await tx.select({ id: user.id }).from(user).where(eq(user.id, userId)).for("update");
    // Gone, with everything of theirs.
    if (!owner) return;
    const values = {
      user_id: userId,
      customer_ref: answer.customerRef,
      plan_id: answer.plan,
      live: answer.live,
      end_time: answer.endTime,
      answer: question,
    };
    await tx
      .insert(providerSubscription)
      .values({ ref, ...values })
      .onConflictDoUpdate({
        target: providerSubscription.ref,
        set: values,
        setWhere: lt(providerSubscription.answer, question),
      });
    await weigh(tx, userId, now);
  });
}

/** The best of a user's live subscriptions is the plan: one that has not run out, then the larger, then the longer. */
async function weigh(db: Database, userId: string, now: Date): Promise<void> {
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
  await db
    .insert(subscription)
    .values({ user_id: userId, ...values })
    .onConflictDoUpdate({ target: subscription.user_id, set: values });
}

/** The payment provider's name for a user; null before the first purchase. */
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

/** The provider's names of the subscriptions that a user pays for. */
export async function liveSubscriptions(db: Database, userId: string): Promise<string[]> {
  const rows = await db
    .select({ ref: providerSubscription.ref })
    .from(providerSubscription)
    .where(and(eq(providerSubscription.user_id, userId), eq(providerSubscription.live, true)));
  return rows.map(({ ref }) => ref);
}
