import { type PaidPlanId, paidPlans } from "@mimi/contract";
import * as v from "valibot";
import type { StripeSettings } from "../../../config/stripeSettings.ts";
import type { ProviderSubscription } from "../Payment.ts";
import type { RaisePaymentAlert } from "../PaymentAlert.ts";
import { subscriptionId } from "./stripeEvent.ts";
import { planInMetadata, planOfPrice } from "./stripePrices.ts";
import { reasonFields, reasonOf, seconds } from "./stripeReason.ts";

const otherId = v.pipe(v.string(), v.regex(/^[\w-]{1,255}$/));
const metadata = v.optional(v.nullable(v.record(v.string(), v.string())));
const price = v.object({ id: v.string(), lookup_key: v.optional(v.nullable(v.string())), metadata });

/** What we read of a subscription. API versions before 2025-03-31 have the period at the subscription, not at its items. */
const subscription = v.object({
  id: subscriptionId,
  status: v.string(),
  customer: v.union([otherId, v.object({ id: otherId })]),
  metadata,
  // Only for the order of two subscriptions. Without it, one counts as the older.
  created: v.fallback(v.optional(seconds, 1), 1),
  ...reasonFields,
  current_period_end: v.optional(v.unknown()),
  items: v.object({ data: v.array(v.object({ price, current_period_end: v.optional(v.unknown()) })) }),
});
type Subscription = v.InferOutput<typeof subscription>;

const statuses: Readonly<Record<string, ProviderSubscription["status"]>> = {
  active: "paid",
  trialing: "paid",
  past_due: "overdue",
  incomplete: "inactive",
  unpaid: "inactive",
  paused: "inactive",
  canceled: "ended",
  incomplete_expired: "ended",
};

/** A subscription of Stripe in our words; null when it is of another product, or has a shape that we do not understand. */
export function readSubscription(
  answer: unknown,
  settings: StripeSettings,
  raise: RaisePaymentAlert,
): ProviderSubscription | null {
  const read = v.safeParse(subscription, answer);
  if (!read.success) {
    raise("payment.odd_shape", { subscription: (answer as { id?: unknown } | null)?.id ?? null });
    return null;
  }
  const found = read.output;
  const userId = found.metadata?.user_id;
  // A subscription of another product, or of an earlier test.
  if (!userId) return null;
  if (!v.is(otherId, userId)) {
    raise("payment.odd_shape", { subscription: found.id });
    return null;
  }
  const status = statuses[found.status];
  const endTime = periodEnd(found);
  if (!status || (!endTime && status !== "ended")) {
    raise("payment.odd_shape", { subscription: found.id, status: found.status, period: endTime });
  }
  return {
    ref: found.id,
    customerRef: typeof found.customer === "string" ? found.customer : found.customer.id,
    userId,
    plan: largestPlan(found, settings),
    chosenPlan: planInMetadata(found.metadata ?? {}),
    price: found.items.data[0]?.price.id ?? null,
    status: status ?? "overdue",
    startTime: new Date(found.created * 1000),
    endTime: status === "ended" ? endTime : firstOf(endTime, found.cancel_at),
    reason: status === "ended" ? null : reasonOf(found, endTime),
  };
}

/** A subscription can be cancelled before its period ends. */
function firstOf(end: Date | null, cancelAt: number | null): Date | null {
  if (end === null || cancelAt === null) return end;
  return new Date(Math.min(end.getTime(), cancelAt * 1000));
}

/** The largest plan of its items; null when no plan has one of the prices. */
function largestPlan({ items }: Subscription, settings: StripeSettings): PaidPlanId | null {
  const bought = items.data.map(({ price: { id, lookup_key, metadata: named } }) =>
    planOfPrice({ id, lookup_key: lookup_key ?? null, metadata: named ?? {} }, settings),
  );
  return paidPlans.findLast(({ id }) => bought.includes(id))?.id ?? null;
}

/** The latest end of a period, of the items or of the subscription; null when none is a usable time. */
function periodEnd({ current_period_end, items }: Subscription): Date | null {
  const ends = [current_period_end, ...items.data.map((item) => item.current_period_end)];
  const usable = ends.filter((end) => v.is(seconds, end));
  return usable.length === 0 ? null : new Date(Math.max(...usable) * 1000);
}
