import { accountWasDeleted } from "../audit/audit.ts";
import { isLive, type ProviderSubscription } from "../../providers/payment/Payment.ts";
import type { BillingDeps } from "./BillingDeps.ts";
import { applySnapshot, liveSubscriptions, nextRequestNumber } from "./subscriptions.ts";

/**
 * Loads a subscription from the provider and applies its state. A subscription of a deleted account is refunded and
 * cancelled, and so is the newer one of two paid subscriptions of a user. Resolves to the state; null when the provider
 * does not know the subscription, or its account is not ours.
 */
export async function refreshSubscription(
  deps: BillingDeps,
  ref: string,
): Promise<ProviderSubscription | null> {
  const snapshot = await loadAndApply(deps, ref);
  if (snapshot?.status === "paid") await keepOnlyOldest(deps, snapshot.userId);
  return snapshot;
}

/** The same, without a look at the user's other subscriptions. */
async function loadAndApply(deps: BillingDeps, ref: string): Promise<ProviderSubscription | null> {
  const { payment, db, now, raise } = deps;
  const requestNumber = await nextRequestNumber(db, ref);
  const snapshot = await payment.loadSubscription(ref);
  if (!snapshot) return null;
  if (snapshot.plan === null && isLive(snapshot)) {
    raise("payment.unknown_price", { subscription: ref, price: snapshot.price });
  }
  if (await applySnapshot(db, requestNumber, snapshot, now())) return snapshot;
  await endWithoutAccount(deps, snapshot);
  return null;
}

/** Nothing is charged after the deletion of an account. */
async function endWithoutAccount(
  deps: BillingDeps,
  { ref, userId, status }: ProviderSubscription,
): Promise<void> {
  const { payment, db, raise } = deps;
  if (status === "ended") return;
  // Another deployment can share the provider's account: its subscriptions are not ours to cancel.
  if (!(await accountWasDeleted(db, userId))) {
    raise("payment.unknown_account", { subscription: ref });
    return;
  }
  await payment.refundAndCancel(ref);
  raise("payment.deleted_account", { subscription: ref });
}

/** Refunds and cancels every paid subscription of a user but the oldest. */
export async function keepOnlyOldest(deps: BillingDeps, userId: string): Promise<void> {
  const { payment, db, raise } = deps;
  const refs = await liveSubscriptions(db, userId);
  if (refs.length < 2) return;
  // Our copy can be older than the provider's state, so the decision is made by fresh states only.
  const paid: ProviderSubscription[] = [];
  for (const ref of refs) {
    const snapshot = await loadAndApply(deps, ref);
    if (snapshot?.status === "paid") paid.push(snapshot);
  }
  const [older, ...newer] = paid.sort(
    (a, b) => a.startTime.getTime() - b.startTime.getTime() || (a.ref < b.ref ? -1 : 1),
  );
  for (const { ref } of newer) {
    await payment.refundAndCancel(ref);
    await loadAndApply(deps, ref);
    raise("payment.second_subscription", { kept: older?.ref, cancelled: ref });
  }
}
