import { and, asc, eq, isNotNull, isNull } from "drizzle-orm";
import { decisionNotice } from "../../db/schema/decisionNotice.ts";
import type { Deps } from "../deps.ts";

/** The most accounts of one run, so that a run is short; the next run continues. */
const RUN_COUNT = 100;

type PaymentDeps = Pick<Deps, "db" | "now" | "log" | "billing">;

/**
 * Does what a decision says about the paid plan. `waiting` when the payment provider cannot be reached: the account is
 * stopped in any case, and {@link settlePayments} tries again.
 */
export async function settlePayment(
  { db, now, log, billing }: PaymentDeps,
  noticeId: string,
): Promise<"none" | "done" | "waiting"> {
  const [row] = await db.select().from(decisionNotice).where(eq(decisionNotice.id, noticeId));
  if (!row || row.payment === null) return "none";
  if (row.payment_done_at) return "done";
  try {
    await billing.stopAll(row.user_id, row.payment === "refund");
  } catch (err) {
    log.error({ err, notice: noticeId }, "the plan of a stopped account could not be ended");
    return "waiting";
  }
  await db.update(decisionNotice).set({ payment_done_at: now() }).where(eq(decisionNotice.id, noticeId));
  return "done";
}

/**
 * Closes the open checkout of a stopped account whose plan is kept: a user who cannot sign in must not begin to pay. The
 * provider closes a checkout by itself after a day, so a failure is only logged.
 */
export async function closeOpenCheckout(
  { log, billing }: Pick<PaymentDeps, "log" | "billing">,
  userId: string,
): Promise<void> {
  try {
    await billing.closeCheckout(userId);
  } catch (err) {
    log.error({ err, uid: userId }, "the checkout of a stopped account could not be closed");
  }
}

/** Tries again what {@link settlePayment} could not do. Resolves to null when there is nothing to do. */
export async function settlePayments(deps: PaymentDeps): Promise<{ readonly settled: number } | null> {
  const due = await deps.db
    .select({ id: decisionNotice.id })
    .from(decisionNotice)
    .where(and(isNotNull(decisionNotice.payment), isNull(decisionNotice.payment_done_at)))
    .orderBy(asc(decisionNotice.created_at))
    .limit(RUN_COUNT);
  let settled = 0;
  for (const { id } of due) if ((await settlePayment(deps, id)) === "done") settled += 1;
  return due.length > 0 ? { settled } : null;
}
