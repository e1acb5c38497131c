import type { BillingDeps } from "./BillingDeps.ts";
import { customerRefOf, endSubscriptions, subscriptionRefs } from "./subscriptions.ts";

/**
 * Ends the subscriptions of a user at a customer whom the provider does not know: deleted, or of the test mode before live
 * keys. Nothing can be managed there, and without this nothing could be bought. Subscriptions that the provider knows stay.
 */
export async function endGoneCustomer(
  { payment, db, now, raise }: BillingDeps,
  userId: string,
): Promise<void> {
  const customer = await customerRefOf(db, userId);
  if (customer === null || !(await payment.isCustomerGone(customer))) return;
  const unknown: string[] = [];
  for (const ref of await subscriptionRefs(db, userId)) {
    if ((await payment.loadSubscription(ref)) === null) unknown.push(ref);
  }
  // A plan without a subscription was given by the operator.
  if (unknown.length === 0) return;
  await endSubscriptions(db, userId, unknown, now());
  raise("payment.customer_gone", { customer, subscriptions: unknown });
}
