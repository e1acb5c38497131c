import type { CcbillSettings } from "../../../config/ccbillSettings.ts";
import { invalidInput } from "../../../shared/errors/ApiError.ts";
import type { WebhookRequest } from "../Payment.ts";
import type { PaymentAlert, RaisePaymentAlert } from "../PaymentAlert.ts";
import { isApproved, isEqual, isPaidInFull, ORDER_FIELD, readOrder } from "./ccbillForm.ts";
import type { CcbillSale } from "./ccbillSales.ts";

/** An event of our sub-account. */
export interface CcbillEvent {
  readonly type: string;
  readonly subscription: string;
  readonly fields: ReadonlyMap<string, string>;
}

/** The id of a subscription. */
const SUBSCRIPTION = /^\d{1,20}$/;

/** Events about money that went back. The plan follows the subscription alone. */
const moneyBack: Readonly<Record<string, PaymentAlert>> = {
  Chargeback: "payment.disputed",
  Refund: "payment.refunded",
  Return: "payment.refunded",
  Void: "payment.refunded",
};

/**
 * Reads an event; null for one of another sub-account, and for one without a subscription, such as a sale that failed. Throws
 * 40001 without the word in the address that only CCBill and we know: CCBill does not sign events.
 */
export function readEvent(
  { query, body }: WebhookRequest,
  settings: CcbillSettings,
  raise: RaisePaymentAlert,
): CcbillEvent | null {
  if (!isEqual(query.get("secret") ?? "", settings.webhookSecret)) throw notCcbill();
  // The type is in the address, and the rest in the body, as a form or as JSON.
  const fields = new Map([...query, ...fieldsOf(body)]);
  const type = query.get("eventType") ?? fields.get("eventType") ?? "";
  const { account, subaccount } = settings;
  if (fields.get("clientAccnum") !== account || fields.get("clientSubacc") !== subaccount) return null;
  const subscription = fields.get("subscriptionId") ?? "";
  if (!SUBSCRIPTION.test(subscription)) {
    if (subscription !== "" || type === "NewSaleSuccess") raise("payment.odd_shape", { event: type });
    return null;
  }
  const alert = moneyBack[type];
  if (alert) raise(alert, { event: type, subscription, transaction: fields.get("transactionId") ?? null });
  return { type, subscription, fields };
}

/**
 * The sale that an event reports; null for a sale of another product. A sale with other amounts than we asked for has no plan.
 * Throws 40001 when CCBill did not sign it.
 */
export function saleOfEvent(
  { subscription, fields }: CcbillEvent,
  settings: CcbillSettings,
  now: Date,
  raise: RaisePaymentAlert,
): CcbillSale | null {
  if (!isApproved(subscription, fields.get("dynamicPricingValidationDigest") ?? "", settings)) {
    raise("payment.odd_shape", { subscription, reason: "a sale without the signature of CCBill" });
    throw notCcbill();
  }
  const text = fields.get(`X-${ORDER_FIELD}`);
  if (text === undefined) return null;
  const order = readOrder(text, settings);
  if (!order) {
    raise("payment.odd_shape", { subscription, reason: "an order that we did not write" });
    return null;
  }
  return {
    subscription_id: subscription,
    order: text,
    user_id: order.userId,
    plan_id: isPaidInFull(fields, order.cents) ? order.plan : null,
    price: priceText(fields),
    created_at: now,
    ended_at: null,
    refunded_at: null,
  };
}

/** 40001 for a request that CCBill did not send. */
function notCcbill() {
  return invalidInput({ body: "invalid_format" });
}

/** What was agreed to be paid, for the operator: `4.99 for 30 days, then 4.99 for 30 days, in 840`. */
function priceText(fields: ReadonlyMap<string, string>): string {
  const short = (name: string) => (fields.get(name) ?? "?").replaceAll(/[^\w.]/g, "").slice(0, 20);
  return (
    `${short("subscriptionInitialPrice")} for ${short("initialPeriod")} days, ` +
    `then ${short("subscriptionRecurringPrice")} for ${short("recurringPeriod")} days, ` +
    `in ${short("subscriptionCurrencyCode")}`
  );
}

function fieldsOf(body: Uint8Array): Map<string, string> {
  const text = new TextDecoder().decode(body);
  if (!text.trimStart().startsWith("{")) return new Map(new URLSearchParams(text));
  try {
    const entries = Object.entries(JSON.parse(text) as Record<string, unknown>);
    return new Map(
      entries.flatMap(([name, value]) =>
        typeof value === "string" || typeof value === "number" ? [[name, String(value)]] : [],
      ),
    );
  } catch {
    return new Map();
  }
}
