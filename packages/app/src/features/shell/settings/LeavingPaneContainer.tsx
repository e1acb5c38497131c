import { useSnapshot } from "valtio";
import { services } from "../../../services/services.ts";
import { DeletionPaneContainer } from "../../account/DeletionPaneContainer.tsx";
import { manageSubscription } from "../../plan/plan.actions.ts";
import { planState } from "../../plan/plan.store.ts";
import { planView } from "../../plan/planView.ts";

/** Deletes the account. A subscription has to be ended first. */
export function LeavingPaneContainer() {
  const plan = planView(useSnapshot(planState), services().browser.now());
  return <DeletionPaneContainer subscribed={plan.kind === "subscribed"} onManage={manageSubscription} />;
}
