import { PlanModal } from "@mimi/ui/plan-modal";
import { useEffect } from "react";
import { useSnapshot } from "valtio";
import { services } from "../../services/services.ts";
import { showDialog } from "../../state/overlays/dialogs.actions.ts";
import { dialogsState } from "../../state/overlays/dialogs.store.ts";
import { cancelOwnPlan } from "./cancelPlan.actions.ts";
import { fixedPlanOptions } from "./fixedPlanOptions.ts";
import { loadPlan, manageSubscription, upgradeTo } from "./plan.actions.ts";
import { planState } from "./plan.store.ts";
import { planOptions } from "./planOptions.ts";
import { planView } from "./planView.ts";

/** The plan modal (§2), with the plan as it is when it opens: another window may have changed it. */
export function PlanModalContainer() {
  const { plan: open } = useSnapshot(dialogsState);
  const { opening, ...state } = useSnapshot(planState);
  const now = services().browser.now();
  const plan = planView(state, now);
  const isFixed = "manage" in plan && plan.manage === "cancel";
  useEffect(() => {
    if (open) void loadPlan();
  }, [open]);
  return (
    <PlanModal
      open={open}
      onOpenChange={(next) => showDialog("plan", next)}
      plan={plan.kind === "failed" ? { ...plan, onRetry: () => void loadPlan() } : plan}
      cards={fixedPlanOptions(planOptions(plan, now), plan)}
      pending={opening ?? undefined}
      onUpgrade={upgradeTo}
      onSubscriptionManage={isFixed ? undefined : manageSubscription}
      onPlanCancel={isFixed ? cancelOwnPlan : undefined}
    />
  );
}
