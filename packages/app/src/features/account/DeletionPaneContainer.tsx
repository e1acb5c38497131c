import { DeleteAccountPane } from "@mimi/ui/delete-account-pane";
import { useSnapshot } from "valtio";
import { authState } from "../auth/auth.store.ts";
import { deleteAccount } from "./data.actions.ts";
import { dataState } from "./data.store.ts";

interface DeletionPaneContainerProps {
  /** Whether a subscription is still being charged. */
  subscribed: boolean;
  onManage: () => void;
}

/** Deletes the account after the user has typed its name. */
export function DeletionPaneContainer({ subscribed, onManage }: DeletionPaneContainerProps) {
  const { session } = useSnapshot(authState);
  const { deleting } = useSnapshot(dataState);
  const name = session.kind === "signed-in" ? session.user?.user_name : undefined;
  return (
    <DeleteAccountPane
      // While the name is unknown no typed text matches.
      confirmText={name ?? "…"}
      subscribed={subscribed}
      pending={name === undefined || deleting === "pending"}
      error={deleting === "failed"}
      onDelete={deleteAccount}
      onSubscriptionManage={onManage}
    />
  );
}
