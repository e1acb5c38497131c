import { freePlan } from "@mimi/contract";
import { notAllowed } from "../../shared/errors/ApiError.ts";
import type { CheckoutState } from "../../providers/payment/Payment.ts";
import type { Billing } from "./Billing.ts";
import type { BillingDeps } from "./BillingDeps.ts";
import { lastCheckout } from "./checkouts.ts";
import { compareDaily } from "./compareDaily.ts";
import { endGoneCustomer } from "./endGoneCustomer.ts";
import { openCheckout } from "./openCheckout.ts";
import { refreshSubscription } from "./refreshSubscription.ts";
import {
  customerRefOf,
  hasOpenPayment,
  liveSubscriptions,
  readPlan,
  subscriptionRefs,
} from "./subscriptions.ts";

/** The plan changes only by states of the provider, never when the browser returns from the checkout. */
export function createBilling(deps: BillingDeps): Billing {
  const { payment, db, now } = deps;

  async function handleWebhook(body: Uint8Array, signature: string): Promise<void> {
    const ref = await payment.parseWebhook(body, signature);
    if (ref) await refreshSubscription(deps, ref);
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
    for (const ref of await cancelAll(userId)) await refreshSubscription(deps, ref);
  }

  return {
    checkout: (userId, plan) => openCheckout(deps, userId, plan),
    management: async (userId) => {
      const { plan_id, expired } = await readPlan(db, userId, now());
      const isPaid =
        (plan_id !== freePlan.id && !expired) || (await liveSubscriptions(db, userId)).length > 0;
      // What is not paid, is paid there.
      const hasPage = isPaid || (await hasOpenPayment(db, userId));
      const customerRef = hasPage ? await customerRefOf(db, userId) : null;
      const address = customerRef && (await payment.createManagement(customerRef));
      if (address) return address;
      if (customerRef) await endGoneCustomer(deps, userId);
      throw notAllowed("subscription");
    },
    closeCheckout: async (userId) => void (await closeLastCheckout(userId)),
    cancelAll,
    stopAll,
    refresh: (ref) => refreshSubscription(deps, ref),
    handleWebhook,
    compareDaily: () => compareDaily(deps),
    pages: payment.pages?.(handleWebhook) ?? [],
  };
}
