import * as v from "valibot";
import type { PaymentAlert, RaisePaymentAlert } from "../PaymentAlert.ts";

const event = v.object({
  id: v.optional(v.string()),
  type: v.string(),
  data: v.object({ object: v.looseObject({}) }),
});

/** The id of a subscription. The database cannot store every string, and Stripe repeats an event that failed for days. */
export const subscriptionId = v.pipe(v.string(), v.regex(/^sub_[\w-]{1,250}$/));

const reference = v.union([
  subscriptionId,
  v.pipe(
    v.object({ id: subscriptionId }),
    v.transform(({ id }) => id),
  ),
]);

/** Where each kind of object names its subscription. */
const places: readonly (readonly [RegExp, readonly (readonly string[])[]])[] = [
  [/^checkout\.session\./, [["subscription"]]],
  [/^customer\.subscription\./, [["id"]]],
  // API versions before 2025-03-31 name the subscription at the invoice itself.
  [/^invoice\./, [["parent", "subscription_details", "subscription"], ["subscription"]]],
];

/** Events about money that went back. The plan follows the subscription alone, so the operator decides. */
const moneyBack: Readonly<Record<string, PaymentAlert>> = {
  "charge.dispute.created": "payment.disputed",
  "charge.refunded": "payment.refunded",
};

/** The subscription that a signed event is about; null when it is about none, or has a shape that we do not understand. */
export function subscriptionOfEvent(body: Uint8Array, raise: RaisePaymentAlert): string | null {
  const content = parseJson(body);
  const read = v.safeParse(event, content);
  if (!read.success) {
    raise("payment.odd_shape", { event: (content as { id?: unknown } | null | undefined)?.id ?? null });
    return null;
  }
  const { id, type, data } = read.output;
  const alert = moneyBack[type];
  if (alert)
    raise(alert, { event: id ?? null, object: data.object.id ?? null, charge: data.object.charge ?? null });
  const place = places.find(([types]) => types.test(type));
  if (!place) return null;
  const found = place[1].map((path) => valueAt(data.object, path)).find((value) => value != null);
  if (v.is(reference, found)) return v.parse(reference, found);
  // A subscription always has an id. An open checkout and a single invoice have no subscription.
  if (found != null || type.startsWith("customer.")) raise("payment.odd_shape", { event: id ?? null, type });
  return null;
}

/** Undefined for a body that is not JSON. */
function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    return undefined;
  }
}

function valueAt(object: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === "object" && value !== null ? (value as Record<string, unknown>)[key] : null,
    object,
  );
}
