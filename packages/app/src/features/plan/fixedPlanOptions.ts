import type { PlanOffer } from "@mimi/ui/plan-card";
import { planEndTexts } from "../../locales/en/planEnd.ts";
import { texts } from "../../state/texts/texts.ts";
import type { OwnPlan } from "./planView.ts";

/**
 * The options for a user with this plan. A plan that can only be cancelled has to end before a higher one can be chosen; other
 * plans change nothing.
 */
export function fixedPlanOptions(options: readonly PlanOffer[], view: OwnPlan): readonly PlanOffer[] {
  if (view.kind !== "subscribed" || view.manage !== "cancel") return options;
  const { cancelFirst, afterwards } = texts(planEndTexts);
  const why = view.cause?.kind === "ends" ? afterwards : cancelFirst;
  return options.map((option) => {
    if (option.current) return { ...option, action: { kind: "none" } };
    if (option.action.kind !== "upgrade") return option;
    return { ...option, action: { kind: "disabled", disabledReason: why(view.name, option.name) } };
  });
}
