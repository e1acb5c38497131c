import type { PlanOffer } from "@mimi/ui/plan-card";
import { planEndTexts } from "../../locales/en/planEnd.ts";
import { texts } from "../../state/texts/texts.ts";
import type { OwnPlan } from "./planView.ts";

/**
 * The cards for a user with this plan. A plan that can only be cancelled has to end before a higher one can be chosen; other
 * plans change nothing.
 */
export function fixedPlanCards(cards: readonly PlanOffer[], view: OwnPlan): readonly PlanOffer[] {
  if (view.kind !== "subscribed" || view.manage !== "cancel") return cards;
  const { cancelFirst, afterwards } = texts(planEndTexts);
  const why = view.reason?.kind === "ends" ? afterwards : cancelFirst;
  return cards.map((card) => {
    if (card.current) return { ...card, action: { kind: "none" } };
    if (card.action.kind !== "upgrade") return card;
    return { ...card, action: { kind: "disabled", reason: why(view.name, card.name) } };
  });
}
