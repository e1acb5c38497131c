import type { PlanAction, PlanOffer } from "@mimi/ui/plan-card";
import { planNames } from "../../state/texts/planNames.ts";
import { planFeatures, planSentences } from "./planSentences.ts";
import type { OwnPlan, PlanTier } from "./planView.ts";

const tiers = ["free", "standard", "premium"] as const satisfies readonly PlanTier[];

/** The price of a plan, as the plan modal shows it. */
interface PlanPrice {
  readonly price: string;
  /** A price that is lower for a while (product 2.10). */
  readonly reduced?: {
    readonly price: string;
    readonly badge: string;
    readonly note: string;
    /** When it ends, as an ISO time; absent while that is not known. */
    readonly until?: string;
  };
}

/** The prices of §9, from the lowest to the highest. */
const planPrices: Readonly<Record<PlanTier, PlanPrice>> = {
  free: { price: "0.00$" },
  standard: { price: "9.99$", reduced: { price: "4.99$", badge: "-50%", note: "Ending soon..." } },
  premium: { price: "19.99$" },
};

/** The three plans for a user with this plan (§4); none before it is loaded. */
export function planCards(view: OwnPlan, now: Date, prices = planPrices): readonly PlanOffer[] {
  const own = ownTier(view);
  if (own === null) return [];
  return tiers.map((tier) => ({
    id: tier,
    name: planNames[tier],
    precious: tier === "premium",
    period: tier === "free" ? undefined : planSentences.perMonth,
    ...shownPrice(prices[tier], now),
    features: planFeatures[tier],
    current: tier === own,
    action: actionOn(tier, own),
  }));
}

/** The current tier: Free after a paid period has expired. Null before the plan is loaded. */
export function ownTier(view: OwnPlan): PlanTier | null {
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

/** §4, and product 2.11 for the way from Free to Premium. */
function actionOn(tier: PlanTier, own: PlanTier): PlanAction {
  if (tier === "free") return { kind: "none" };
  if (tier === own) return { kind: "subscribing" };
  if (own === "premium") return { kind: "disabled", reason: planSentences.premiumIncludes };
  return { kind: "upgrade" };
}

function shownPrice({ price, reduced }: PlanPrice, now: Date) {
  const ended = reduced?.until !== undefined && Date.parse(reduced.until) <= now.getTime();
  if (!reduced || ended) return { price };
  return { price: reduced.price, priceBefore: price, badge: reduced.badge, note: reduced.note };
}
