import type { Database } from "../../db/Database.ts";
import type { Payment } from "../../providers/payment/Payment.ts";
import { notAllowed } from "../../shared/errors/ApiError.ts";
import type { Billing } from "./Billing.ts";
import { applySnapshot, customerRefOf, liveSubscriptions, nextRequestNumber } from "./subscriptions.ts";

/** The plan changes only by signed events of the provider, never when the browser returns from the checkout. */
export function createBilling(payment: Payment, db: Database, now: () => Date): Billing {
  async function handleWebhook(body: Uint8Array, signature: string): Promise<void> {
    const ref = await payment.parseWebhook(body, signature);
    if (!ref) return;
    const requestNumber = await nextRequestNumber(db, ref);
    const snapshot = await payment.loadSubscription(ref);
    if (snapshot) await applySnapshot(db, requestNumber, snapshot, now());
  }

  return {
    checkout: async (userId, plan) => payment.createCheckout(userId, plan, await customerRefOf(db, userId)),
    management: async (userId) => {
      const customerRef = await customerRefOf(db, userId);
      if (!customerRef) throw notAllowed("subscription");
      return payment.createManagement(customerRef);
    },
    cancelAll: async (userId) => {
      for (const ref of await liveSubscriptions(db, userId)) await payment.cancelSubscription(ref);
    },
    handleWebhook,
    pages: payment.pages?.(handleWebhook) ?? [],
  };
}
