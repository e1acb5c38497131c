import type { ccbillSale } from "../../../db/schema/account.ts";
import { paidPlanById } from "@mimi/contract";
import type { ProviderSubscription } from "../Payment.ts";
import type { RaisePaymentAlert } from "../PaymentAlert.ts";

type Sale = typeof ccbillSale.$inferSelect;
/** Hours that CCBill's clock is behind UTC: Arizona, without daylight saving. */
const ZONE = "-07:00";

/** A subscription in our words: who bought what is in the sale, and what became of it in the fields of DataLink. */
export function readSubscription(
  sale: Sale,
  fields: ReadonlyMap<string, string>,
  now: Date,
  raise: RaisePaymentAlert,
): ProviderSubscription {
  const subscription = {
    ref: sale.subscription_id,
    // CCBill has no customers.
    customerRef: sale.subscription_id,
    userId: sale.user_id,
    plan: paidPlanById(sale.plan_id)?.id ?? null,
    chosenPlan: null,
    price: sale.price,
    startTime: sale.created_at,
  };
  const expires = timeOf(fields.get("expirationDate"));
  const renews = timeOf(fields.get("nextBillingDate"));
  const ended = { ...subscription, status: "ended", endTime: expires ?? renews, reason: null } as const;
  if (sale.refunded_at !== null) return ended;
  switch (fields.get("subscriptionStatus")) {
    case "0":
      return ended;
    case "1":
      if (expires !== null && expires <= now) return ended;
      return { ...subscription, status: "paid", endTime: expires, reason: { kind: "ends", at: expires } };
    case "2": {
      const isLate = renews !== null && renews <= now;
      const reason = isLate ? ({ kind: "unpaid", at: null } as const) : null;
      return { ...subscription, status: isLate ? "overdue" : "paid", endTime: renews, reason };
    }
    default:
      // In doubt the user keeps the plan.
      raise("payment.odd_shape", { subscription: sale.subscription_id, fields: [...fields.keys()] });
      return { ...subscription, status: "overdue", endTime: renews ?? expires, reason: null };
  }
}

/** Whether CCBill has ended it for good, so that the daily comparison need not ask again. */
export function hasEnded(fields: ReadonlyMap<string, string>): boolean {
  return fields.get("subscriptionStatus") === "0";
}

/** A time of DataLink: `20261201123000`, or a day, `20261201`, which counts until its end. Null for anything else. */
function timeOf(text = ""): Date | null {
  const [, year, month, day, hour = "23", minute = "59", second = "59"] =
    /^(\d{4})(\d\d)(\d\d)(?:(\d\d)(\d\d)(\d\d))?$/.exec(text) ?? [];
  const time = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}${ZONE}`);
  return Number.isNaN(time.getTime()) ? null : time;
}
