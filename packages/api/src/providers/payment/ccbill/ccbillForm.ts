import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { type PaidPlanId, paidPlanById, paidPlans } from "@mimi/contract";
import type { CcbillSettings } from "../../../config/ccbillSettings.ts";
import { newId } from "../../../shared/ids.ts";

/** Days of a period. */
const PERIOD = 30;
/** The number of renewals that means "until it is cancelled". */
const REBILLS = 99;
/** US dollars (ISO 4217): prices of plans are US cents. */
const CURRENCY = "840";
/** The name of the field that the form passes through to the webhook, where it has the prefix `X-`. */
export const ORDER_FIELD = "mimi_order";

/** What a user wants to buy, at a price. Only we can write one: the form signs prices, and not who pays or what for. */
export interface CcbillOrder {
  readonly userId: string;
  readonly plan: PaidPlanId;
  /** US cents for a period. */
  readonly cents: number;
}

/** The price of a plan that is sold now, in US cents. */
export function priceOf(plan: PaidPlanId, now: Date): number {
  const { price, reduced = null } = paidPlanById(plan) ?? {};
  const isReduced = reduced && (reduced.until === null || Date.parse(reduced.until) > now.getTime());
  return (isReduced ? reduced.price : price) ?? 0;
}

/** Writes an order as text: its parts, a random one, and our signature. */
export function signOrder({ userId, plan, cents }: CcbillOrder, { salt }: CcbillSettings): string {
  const parts = [userId, String(plan), String(cents), newId()].join(".");
  return `${parts}.${signatureOf(parts, salt)}`;
}

/** Reads an order; null when we did not write it. */
export function readOrder(text: string, { salt }: CcbillSettings): CcbillOrder | null {
  const end = text.lastIndexOf(".");
  const parts = text.slice(0, Math.max(0, end));
  if (!isEqual(text.slice(end + 1), signatureOf(parts, salt))) return null;
  const [userId = "", planId, cents] = parts.split(".");
  const plan = paidPlans.find(({ id }) => String(id) === planId)?.id;
  return plan ? { userId, plan, cents: Number(cents) } : null;
}

/** The address of the form on which an order is paid. */
export function formAddress(order: string, cents: number, settings: CcbillSettings): string {
  const price = (cents / 100).toFixed(2);
  const prices = {
    initialPrice: price,
    initialPeriod: String(PERIOD),
    recurringPrice: price,
    recurringPeriod: String(PERIOD),
    numRebills: String(REBILLS),
    currencyCode: CURRENCY,
  };
  const { account, subaccount, salt, form, formsUrl } = settings;
  const query = new URLSearchParams({
    ...{ clientAccnum: account, clientSubacc: subaccount, ...prices },
    // The published order of the values. CCBill refuses other prices than the signed ones.
    formDigest: md5(Object.values(prices).join("") + salt),
    [ORDER_FIELD]: order,
  });
  return `${formsUrl}/wap-frontflex/flexforms/${form}?${query.toString()}`;
}

/** Whether CCBill signed a subscription as approved: in the webhook of a new sale, and in the return of the browser. */
export function isApproved(subscription: string, digest: string, { salt }: CcbillSettings): boolean {
  return isEqual(digest.toLowerCase(), md5(`${subscription}1${salt}`));
}

/** Whether the amounts of a sale are those of a form with this price. */
export function isPaidInFull(fields: ReadonlyMap<string, string>, cents: number): boolean {
  const amount = (name: string) => Math.round(Number(fields.get(name)) * 100);
  return (
    amount("subscriptionInitialPrice") === cents &&
    amount("subscriptionRecurringPrice") === cents &&
    fields.get("subscriptionCurrencyCode") === CURRENCY &&
    fields.get("initialPeriod") === String(PERIOD) &&
    fields.get("recurringPeriod") === String(PERIOD)
  );
}

/** Compares two texts in a time that says nothing about them. */
export function isEqual(given: string, expected: string): boolean {
  const [one, other] = [given, expected].map((text) => createHash("sha256").update(text).digest());
  return one !== undefined && other !== undefined && timingSafeEqual(one, other);
}

function signatureOf(parts: string, salt: string): string {
  return createHmac("sha256", salt).update(`${ORDER_FIELD} ${parts}`).digest("base64url").slice(0, 22);
}

function md5(text: string): string {
  return createHash("md5").update(text).digest("hex");
}
