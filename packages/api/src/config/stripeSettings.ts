import { type PaidPlanId, paidPlans } from "@mimi/contract";
import * as v from "valibot";
import { host, list, matching, OFF, orOff, rule, setting, webAddress, text } from "./setting.ts";
import { isSafeAddress } from "../shared/isSafeAddress.ts";

const onlyWith = "STRIPE_SECRET_KEY";
type PaidPlanKey = (typeof paidPlans)[number]["key"];
/** The variable with the prices of a plan, such as STRIPE_PRICE_STANDARD. */
const priceName = (key: PaidPlanKey) =>
  `STRIPE_PRICE_${key.toUpperCase() as Uppercase<PaidPlanKey>}` as const;
const price = matching(
  /^[\w.:-]{1,200}$/,
  ({ input }) => `holds what is no lookup key and no id of a price: ${input}`,
);
const prices = ({ key }: { readonly key: PaidPlanKey }) =>
  setting(
    `The prices of the plan "${key}": lookup keys or ids, separated by commas. The first one is sold. The others are old ` +
      `prices of current subscribers. Prices with the metadata \`mimi_plan\` = \`${key}\` need no line here.`,
    list(price),
    { default: `mimi_${key}`, onlyWith },
  );
const priceEntries = Object.fromEntries(
  paidPlans.map((plan) => [priceName(plan.key), prices(plan)]),
) as Record<ReturnType<typeof priceName>, ReturnType<typeof prices>>;
const pageHost = v.pipe(
  host,
  v.check(
    (name) => !name.includes(":"),
    ({ input }) => `holds a host with a port: ${input}`,
  ),
);

/** Access to Stripe; null without a key, `off` sells nothing. */
export const stripeSettings = v.pipe(
  v.object({
    STRIPE_SECRET_KEY: setting(
      "Unset: a test-mode checkout served by the API, or CCBill. Set: Stripe. NODE_ENV=production refuses a key of the test mode: see " +
        "PRODUCTION_ALLOWS.",
      orOff(v.string()),
      { secret: true, inProduction: "payment", canBeOff: true },
    ),
    STRIPE_WEBHOOK_SECRET: setting("The signing secret of the webhook.", text, {
      onlyWith,
      neededBy: onlyWith,
      secret: true,
    }),
    ...priceEntries,
    STRIPE_PAGE_HOSTS: setting(
      "Hosts of Stripe's pages that browsers are redirected to, without a port.",
      list(pageHost),
      { default: "checkout.stripe.com,billing.stripe.com", onlyWith },
    ),
    STRIPE_API_BASE: setting(
      "Another address of Stripe's API, for a local replacement. Requires https, except on this machine.",
      v.pipe(
        webAddress,
        v.check(isSafeAddress, "must start with https://, or be on this machine: it is sent the key"),
      ),
      { onlyWith },
    ),
  }),
  v.title("Payment by Stripe"),
  rule((env) => {
    const all = paidPlans.map(({ key }) => priceName(key));
    for (const [index, name] of all.entries())
      for (const lower of all.slice(0, index)) {
        const both = env[name].find((one) => env[lower].includes(one));
        if (both) return `${name} and ${lower} both hold ${both}`;
      }
    return null;
  }),
  v.transform((env) => {
    const { STRIPE_SECRET_KEY: secretKey } = env;
    if (secretKey === undefined) return null;
    if (secretKey === OFF) return OFF;
    return {
      secretKey,
      webhookSecret: env.STRIPE_WEBHOOK_SECRET ?? "",
      apiBase: env.STRIPE_API_BASE ?? null,
      /** Lookup keys or ids of prices. The first one is sold; all are recognised. */
      prices: pricesByPlan(({ key }) => env[priceName(key)]),
      pageHosts: env.STRIPE_PAGE_HOSTS,
    };
  }),
);

export type StripeSettings = Readonly<Exclude<v.InferOutput<typeof stripeSettings>, typeof OFF | null>>;

/** Prices of every paid plan. */
export function pricesByPlan(
  pricesOf: (plan: (typeof paidPlans)[number]) => readonly string[],
): Readonly<Record<PaidPlanId, readonly string[]>> {
  return Object.fromEntries(paidPlans.map((plan) => [plan.id, pricesOf(plan)])) as Record<
    PaidPlanId,
    string[]
  >;
}
