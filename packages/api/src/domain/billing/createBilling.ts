import type { CheckoutState, WebhookRequest } from "../../providers/payment/Payment.ts";
import type { Billing } from "./Billing.ts";
import type { BillingDeps } from "./BillingDeps.ts";
import { lastCheckout } from "./checkouts.ts";
import { compareDaily } from "./compareDaily.ts";
import { cancelAtPeriodEnd, managementAddress } from "./manageSubscription.ts";
import { openCheckout } from "./openCheckout.ts";
import { refreshSubscription } from "./refreshSubscription.ts";
import { liveSubscriptions, subscriptionRefs } from "./subscriptions.ts";

/** The plan changes only by states of the provider, never when the browser returns from the checkout. */
export function createBilling(deps: BillingDeps): Billing {
  const { payment, db } = deps;
  const refresh = (ref: string) => refreshSubscription(deps, ref);

  async function handleWebhook(request: WebhookRequest): Promise<void> {
    const ref = await payment.parseWebhook(request);
    if (ref) await refresh(ref);
  }

  async function closeLastCheckout(userId: string): Promise<CheckoutState | null> {
    const checkout = await lastCheckout(db, userId);
    return checkout && payment.closeCheckout(checkout.ref);
  }

  async function cancelAll(userId: string): Promise<readonly string[]> {
    const end = await closeLastCheckout(userId);
    const known = await subscriptionRefs(db, userId);
    for (const ref of known) await payment.cancelSubscription(ref);
    if (end?.kind !== "paid" || known.includes(end.subscriptionRef)) return known;
    // The user has paid for a plan that never began.
    await payment.refundAndCancel(end.subscriptionRef);
    return [...known, end.subscriptionRef];
  }

  async function stopAll(userId: string, refund: boolean): Promise<void> {
    if (refund) {
      for (const ref of await liveSubscriptions(db, userId)) await payment.refundAndCancel(ref);
    }
    for (const ref of await cancelAll(userId)) await refresh(ref);
  }

  return {
    checkout: (userId, plan) => openCheckout(deps, userId, plan),
    managedBy: payment.management.kind,
    management: (userId) => managementAddress(deps, userId),
    cancelAtPeriodEnd: (userId) => cancelAtPeriodEnd(deps, userId),
    closeCheckout: async (userId) => void (await closeLastCheckout(userId)),
    cancelAll,
    stopAll,
    refresh,
    handleWebhook,
    compareDaily: () => compareDaily(deps),
    pages: payment.pages?.({ sendWebhook: handleWebhook, refresh }) ?? [],
  };
}
