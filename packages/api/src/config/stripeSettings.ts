import { type PaidPlanId, paidPlans } from "@mimi/contract";
import { type Environment, isSafeAddress, listOf, refuseWithout, required, urlOf } from "./environment.ts";
import { StartFailure } from "../shared/StartFailure.ts";

/** Access to Stripe, with the prices of each plan. */
export interface StripeSettings {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Another address than Stripe's, for tests. */
  readonly apiBase: URL | null;
  /** Lookup keys or ids of prices. The first one is sold; all are recognised. */
  readonly prices: Readonly<Record<PaidPlanId, readonly string[]>>;
  /** Hosts of checkout and management pages. */
  readonly pageHosts: readonly string[];
}

/** The hosts of Stripe's own pages. */
const STRIPE_HOSTS = ["checkout.stripe.com", "billing.stripe.com"];
/** The variable with the prices of a plan, such as STRIPE_PRICE_STANDARD. */
const priceName = (key: string) => `STRIPE_PRICE_${key.toUpperCase()}`;
const STRIPE_NAMES = [
  "STRIPE_WEBHOOK_SECRET",
  ...paidPlans.map(({ key }) => priceName(key)),
  "STRIPE_PAGE_HOSTS",
  "STRIPE_API_BASE",
];

/** Reads these settings; null is the payment simulator. Throws a StartFailure that names a wrong variable. */
export function readStripeSettings(env: Environment): StripeSettings | null {
  refuseWithout(env, STRIPE_NAMES, "STRIPE_SECRET_KEY");
  if (!env.STRIPE_SECRET_KEY) return null;
  const hosts = listOf(env, "STRIPE_PAGE_HOSTS");
  const wrong = hosts.find((host) => !/^[a-z\d.-]+$/i.test(host));
  if (wrong) throw new StartFailure(`STRIPE_PAGE_HOSTS holds what is not the name of a host: ${wrong}`);
  const apiBase = urlOf(env, "STRIPE_API_BASE");
  if (apiBase && !isSafeAddress(apiBase)) {
    throw new StartFailure(
      "STRIPE_API_BASE must start with https://, or be on this machine: it is sent the key",
    );
  }
  const prices = pricesByPlan(({ key }) => pricesOf(env, priceName(key), `mimi_${key}`));
  refuseSharedPrices(prices);
  return {
    secretKey: env.STRIPE_SECRET_KEY,
    webhookSecret: required(env, "STRIPE_WEBHOOK_SECRET", "STRIPE_SECRET_KEY"),
    apiBase,
    prices,
    pageHosts: hosts.length > 0 ? hosts : STRIPE_HOSTS,
  };
}

/** Prices of every paid plan. */
export function pricesByPlan(
  pricesOf: (plan: (typeof paidPlans)[number]) => readonly string[],
): StripeSettings["prices"] {
  return Object.fromEntries(paidPlans.map((plan) => [plan.id, pricesOf(plan)])) as StripeSettings["prices"];
}

function refuseSharedPrices(prices: StripeSettings["prices"]): void {
  for (const [index, plan] of paidPlans.entries()) {
    for (const lower of paidPlans.slice(0, index)) {
      const both = prices[plan.id].find((price) => prices[lower.id].includes(price));
      if (both)
        throw new StartFailure(`${priceName(plan.key)} and ${priceName(lower.key)} both hold ${both}`);
    }
  }
}

/** A list of lookup keys and ids of prices. */
function pricesOf(env: Environment, name: string, fallback: string): readonly string[] {
  const prices = listOf(env, name);
  const wrong = prices.find((price) => !/^[\w.:-]{1,200}$/.test(price));
  if (wrong) throw new StartFailure(`${name} holds what is no lookup key and no id of a price: ${wrong}`);
  return prices.length > 0 ? prices : [fallback];
}
