import { freePlan, type PaidPlanId } from "@mimi/contract";
import { errorFor } from "../../shared/errors/ApiError.ts";
import type { BillingDeps } from "./BillingDeps.ts";
import { lastCheckout, replaceCheckout } from "./checkouts.ts";
import { endGoneCustomer } from "./endGoneCustomer.ts";
import { endOverdue } from "./manageSubscription.ts";
import { refreshSubscription } from "./refreshSubscription.ts";
import { customerRefOf, liveSubscriptions, readPlan } from "./subscriptions.ts";

/** Attempts, when other calls of the same user open checkouts at the same time. */
const ATTEMPTS = 3;

/**
 * Opens a checkout, or returns the open one for the same plan. One for another plan is closed first, so that a user has at
 * most one that can be paid. Throws 40901 for a user with a subscription: a second checkout would be a second
 * subscription; plans are changed on the management page (§4).
 */
export async function openCheckout(deps: BillingDeps, userId: string, plan: PaidPlanId): Promise<string> {
  const { payment, db, now } = deps;
  // An event can be lost, so the current state is loaded from the provider before a user can pay again.
  for (const ref of await liveSubscriptions(db, userId)) await refreshSubscription(deps, ref);
  await endOverdue(deps, userId);
  if (await isSubscribed(deps, userId)) await endGoneCustomer(deps, userId);
  await refuseSubscribed(deps, userId);
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const last = await lastCheckout(db, userId);
    if (last) {
      const state = await payment.loadCheckout(last.ref);
      if (state.kind === "open" && last.plan_id === plan) return state.url;
      const end = state.kind === "open" ? await payment.closeCheckout(last.ref) : state;
      if (end.kind === "paid") {
        await refreshSubscription(deps, end.subscriptionRef);
        await refuseSubscribed(deps, userId);
      }
    }
    const customerRef = await customerRefOf(db, userId);
    const opened = await payment.createCheckout({ userId, plan, customerRef });
    const isStored = await replaceCheckout(db, last?.ref ?? null, { userId, ref: opened.ref, plan }, now());
    if (isStored) return opened.url;
    await payment.closeCheckout(opened.ref);
  }
  throw errorFor("changed_meanwhile");
}

async function refuseSubscribed(deps: BillingDeps, userId: string): Promise<void> {
  if (await isSubscribed(deps, userId)) throw errorFor("already_subscribed");
}

async function isSubscribed({ db, now }: BillingDeps, userId: string): Promise<boolean> {
  const { plan_id, expired } = await readPlan(db, userId, now());
  return (plan_id !== freePlan.id && !expired) || (await liveSubscriptions(db, userId)).length > 0;
}
