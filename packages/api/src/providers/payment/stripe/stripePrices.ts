import { ErrorCode, type PaidPlanId, paidPlans, planById } from "@mimi/contract";
import type Stripe from "stripe";
import type { StripeSettings } from "../../../config/stripeSettings.ts";
import { ApiError } from "../../../shared/errors/ApiError.ts";
import type { RaisePaymentAlert } from "../PaymentAlert.ts";
import { callProvider, unlessMissing } from "./stripeClient.ts";

/** The key of the plan's name in metadata. */
export const PLAN_KEY = "mimi_plan";

/** The name of a plan for the metadata of prices and subscriptions. */
export function planName(plan: PaidPlanId): string {
  return planById(plan).key;
}

/** The plan that metadata name; null when they name none. */
export function planInMetadata(metadata: Readonly<Record<string, string>>): PaidPlanId | null {
  const name = metadata[PLAN_KEY]?.trim().toLowerCase();
  return paidPlans.find(({ key }) => key === name)?.id ?? null;
}

/** The fields of a price that say whose plan it is. */
export type PlanPrice = Pick<Stripe.Price, "id" | "lookup_key" | "metadata">;

/** The plan of a price: by its metadata, or by its id or lookup key in the settings. Old prices stay valid. */
export function planOfPrice(
  { id, lookup_key, metadata }: PlanPrice,
  settings: StripeSettings,
): PaidPlanId | null {
  const named = planInMetadata(metadata);
  if (named) return named;
  const listed = (price: string) => price === id || price === lookup_key;
  return paidPlans.find(({ id: plan }) => settings.prices[plan].some(listed))?.id ?? null;
}

/** The id of the price that is sold: the first in the settings. Throws 50301 when no active price has its lookup key. */
export async function priceToSell(
  api: Stripe,
  plan: PaidPlanId,
  settings: StripeSettings,
  raise: RaisePaymentAlert,
): Promise<string> {
  const [first = ""] = settings.prices[plan];
  if (first.startsWith("price_")) return first;
  const query = { lookup_keys: [first], active: true, limit: 1 };
  const { data } = await callProvider(api.prices.list(query), raise);
  const [price] = data;
  if (price) return price.id;
  raise("payment.call_refused", { reason: "no active price has this lookup key", lookup_key: first });
  throw new ApiError(ErrorCode.unavailable, { retryAfter: 5 });
}

/** The prices that are sold, as the settings name them, which Stripe does not know or which are not active. */
export async function unusablePrices(api: Stripe, settings: StripeSettings): Promise<readonly string[]> {
  const sold = paidPlans.map(({ id }) => settings.prices[id][0] ?? "");
  const active = await Promise.all(
    sold.map(async (name) => {
      if (name.startsWith("price_")) return (await unlessMissing(api.prices.retrieve(name)))?.active ?? false;
      return (await api.prices.list({ lookup_keys: [name], active: true, limit: 1 })).data.length > 0;
    }),
  );
  return sold.filter((_name, index) => !active[index]);
}
