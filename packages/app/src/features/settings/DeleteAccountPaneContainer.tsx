import { DeleteAccountPane } from "@mimi/ui/screens/delete-account-pane";
import { useSnapshot } from "valtio";
import { services } from "../../services/services.ts";
import { deleteAccount } from "../account/data.actions.ts";
import { dataState } from "../account/data.store.ts";
import { authState } from "../auth/auth.store.ts";
import { showDialog } from "../../state/overlays/dialogs.actions.ts";
import { manageSubscription } from "../plan/plan.actions.ts";
import { planState } from "../plan/plan.store.ts";
import { planView } from "../plan/planView.ts";
import { shownUserName } from "../../state/texts/shownName.ts";

/** Deletes the account after the user has typed its name. A subscription has to be cancelled first. */
export function DeleteAccountPaneContainer() {
  const { session } = useSnapshot(authState);
  const { deleting } = useSnapshot(dataState);
  const plan = planView(useSnapshot(planState), services().browser.now());
  const isFixed = "manage" in plan && plan.manage === "cancel";
  const user = session.kind === "signed-in" ? session.user : null;
  const name = user ? shownUserName(user) : undefined;
  return (
    <DeleteAccountPane
      // While the name is unknown no typed text matches.
      confirmText={name ?? "…"}
      subscribed={plan.kind === "subscribed" && plan.cause?.kind !== "ends"}
      pending={name === undefined || deleting === "pending"}
      error={deleting === "failed"}
      onDelete={deleteAccount}
      onSubscriptionManage={isFixed ? openPlan : manageSubscription}
    />
  );
}

/** Opens the plan in place of the settings: it can only be cancelled there. */
function openPlan(): void {
  showDialog("settings", null);
  showDialog("plan", true);
}
