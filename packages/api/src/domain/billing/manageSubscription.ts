import { freePlan } from "@mimi/contract";
import { notAllowed } from "../../shared/errors/ApiError.ts";
import type { BillingDeps } from "./BillingDeps.ts";
import { endGoneCustomer } from "./endGoneCustomer.ts";
import { refreshSubscription } from "./refreshSubscription.ts";
import {
  customerRefOf,
  hasOpenPayment,
  liveSubscriptions,
  readPlan,
  storedSubscription,
} from "./subscriptions.ts";

/**
 * The address of the provider's page where a user pays, changes or ends a subscription. Throws 40301 for a user without a
 * subscription, and when the provider has no such page.
 */
export async function managementAddress(deps: BillingDeps, userId: string): Promise<string> {
  const { payment, db, now } = deps;
  if (payment.management.kind !== "portal") throw notAllowed("subscription");
  const { plan_id, expired } = await readPlan(db, userId, now());
  const isPaid = (plan_id !== freePlan.id && !expired) || (await liveSubscriptions(db, userId)).length > 0;
  // What is not paid, is paid there.
  const hasPage = isPaid || (await hasOpenPayment(db, userId));
  const customerRef = hasPage ? await customerRefOf(db, userId) : null;
  const address = customerRef && (await payment.management.createManagement(customerRef));
  if (address) return address;
  if (customerRef) await endGoneCustomer(deps, userId);
  throw notAllowed("subscription");
}

/**
 * Ends the subscription of a user with its paid period, at a provider without a page for it. Throws 40301 for a user without a
 * subscription, and when the provider has such a page.
 */
export async function cancelAtPeriodEnd(deps: BillingDeps, userId: string): Promise<void> {
  const { management } = deps.payment;
  const refs = await liveSubscriptions(deps.db, userId);
  if (management.kind !== "cancel" || refs.length === 0) throw notAllowed("subscription");
  for (const ref of refs) {
    await management.cancelAtPeriodEnd(ref);
    await refreshSubscription(deps, ref);
  }
}

/**
 * Ends a subscription whose renewal was not paid in time, at a provider without a page to pay it: the user buys again. Otherwise
 * the provider could renew it later, beside the new one.
 */
export async function endOverdue(deps: BillingDeps, userId: string): Promise<void> {
  const { management } = deps.payment;
  if (management.kind !== "cancel") return;
  for (const ref of await liveSubscriptions(deps.db, userId)) {
    const stored = await storedSubscription(deps.db, ref);
    if (!stored || stored.end_time > deps.now()) continue;
    await management.cancelAtPeriodEnd(ref);
    await refreshSubscription(deps, ref);
  }
}
