import { type Environment, isSafeAddress, listOf, refuseWithout, required, urlOf } from "./environment.ts";
import { StartFailure } from "../shared/StartFailure.ts";

/** Access to Stripe, with the prices of each plan. */
export interface StripeSettings {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Another address than Stripe's, for tests. */
  readonly apiBase: URL | null;
  /** Lookup keys or ids of prices. The first one is sold; all are recognised. */
  readonly pricesStandard: readonly string[];
  readonly pricesPremium: readonly string[];
  /** Hosts of checkout and management pages. */
  readonly pageHosts: readonly string[];
}

/** The hosts of Stripe's own pages. */
const STRIPE_HOSTS = ["checkout.stripe.com", "billing.stripe.com"];
const STRIPE_NAMES = [
  ...["STRIPE_WEBHOOK_SECRET", "STRIPE_PRICE_STANDARD", "STRIPE_PRICE_PREMIUM"],
  ...["STRIPE_PAGE_HOSTS", "STRIPE_API_BASE"],
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
  const pricesStandard = pricesOf(env, "STRIPE_PRICE_STANDARD", "mimi_standard");
  const pricesPremium = pricesOf(env, "STRIPE_PRICE_PREMIUM", "mimi_premium");
  const both = pricesPremium.find((price) => pricesStandard.includes(price));
  if (both) throw new StartFailure(`STRIPE_PRICE_PREMIUM and STRIPE_PRICE_STANDARD both hold ${both}`);
  return {
    secretKey: env.STRIPE_SECRET_KEY,
    webhookSecret: required(env, "STRIPE_WEBHOOK_SECRET", "STRIPE_SECRET_KEY"),
    apiBase,
    pricesStandard,
    pricesPremium,
    pageHosts: hosts.length > 0 ? hosts : STRIPE_HOSTS,
  };
}

/** A list of lookup keys and ids of prices. */
function pricesOf(env: Environment, name: string, fallback: string): readonly string[] {
  const prices = listOf(env, name);
  const wrong = prices.find((price) => !/^[\w.:-]{1,200}$/.test(price));
  if (wrong) throw new StartFailure(`${name} holds what is no lookup key and no id of a price: ${wrong}`);
  return prices.length > 0 ? prices : [fallback];
}
