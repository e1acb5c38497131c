import { cancelPlan, planById } from "@mimi/contract";
import { page } from "../../services/browser/page.ts";
import { services } from "../../services/services.ts";
import { showToast } from "../../state/overlays/toasts.actions.ts";
import { ready } from "../../state/remote/resource.ts";
import { dayOf } from "../../state/texts/dates.ts";
import { planEndTexts } from "../../locales/en/planEnd.ts";
import { planNameTexts } from "../../locales/en/planNames.ts";
import { texts } from "../../state/texts/texts.ts";
import { showPlanError } from "./plan.actions.ts";
import { planState } from "./plan.store.ts";

/** Ends the plan with its paid period, where the payment provider has no page for it. The user has confirmed it. */
export async function cancelOwnPlan(): Promise<void> {
  if (planState.opening) return;
  planState.opening = "cancel";
  try {
    const plan = await services().call(cancelPlan, {});
    planState.plan = ready(plan);
    page().notifyTabs({ changed: "plan" });
    const day = plan.end_time === null ? null : dayOf(plan.end_time);
    showToast("done", texts(planEndTexts).cancelled(texts(planNameTexts)[planById(plan.plan_id).key], day));
  } catch (error) {
    await showPlanError(error);
  } finally {
    planState.opening = null;
  }
}
