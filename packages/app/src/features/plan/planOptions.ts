import { type PlanKey, plans } from "@mimi/contract";
import type { PlanAction, PlanOffer } from "@mimi/ui/plan-card";
import type { OwnPlan } from "./planView.ts";
import { planNameTexts } from "../../locales/en/planNames.ts";
import { planTexts } from "../../locales/en/plan.ts";
import { texts } from "../../state/texts/texts.ts";
import type { FeaturedPlan } from "../../locales/en/plan.ts";

/** What an option shows of a plan. */
type ShownPlan = Pick<(typeof plans)[number], "key" | "price"> & {
  readonly reduced: { readonly price: number; readonly until: string | null } | null;
} & FeaturedPlan;

/** The plans for a user with this plan (§4), from the lowest to the highest; none before it is loaded. */
export function planOptions(
  view: OwnPlan,
  now: Date,
  shown: readonly ShownPlan[] = plans,
): readonly PlanOffer[] {
  const own = ownTier(view);
  if (own === null) return [];
  const place = shown.findIndex(({ key }) => key === own);
  return shown.map((plan, index) => ({
    id: plan.key,
    name: texts(planNameTexts)[plan.key],
    highlighted: index === shown.length - 1,
    period: plan.price === 0 ? undefined : texts(planTexts).perMonth,
    ...shownPrice(plan, now),
    features: texts(planTexts).features(plan),
    current: index === place,
    action: actionOn(plan, own, index - place),
  }));
}

/** The current tier: Free after a paid period has expired. Null before the plan is loaded. */
export function ownTier(view: OwnPlan): PlanKey | null {
  switch (view.kind) {
    case "loading":
    case "failed":
      return null;
    case "free":
    case "expired":
      return "free";
    case "subscribed":
      return view.tier;
  }
}

/** §4, and product 2.11 for the way from Free to Premium. `steps` is how much higher than the own plan it is. */
function actionOn({ key, price }: ShownPlan, own: PlanKey, steps: number): PlanAction {
  if (price === 0) return { kind: "none" };
  if (steps === 0) return { kind: "subscribing" };
  if (steps < 0)
    return {
      kind: "disabled",
      disabledReason: texts(planTexts).included(texts(planNameTexts)[own], texts(planNameTexts)[key]),
    };
  return { kind: "upgrade" };
}

function shownPrice({ price, reduced }: ShownPlan, now: Date) {
  const ended = !reduced || (reduced.until !== null && Date.parse(reduced.until) <= now.getTime());
  if (ended) return { price: dollars(price) };
  const badge = `-${Math.round(100 * (1 - reduced.price / price))}%`;
  return {
    price: dollars(reduced.price),
    priceBefore: dollars(price),
    badge,
    note: texts(planTexts).endingSoon,
  };
}

/** A price as §9 writes it: "4.99$". */
function dollars(cents: number): string {
  return `${(cents / 100).toFixed(2)}$`;
}
