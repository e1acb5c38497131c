import { SignOutDialog } from "@mimi/ui/sign-out-dialog";
import { useSnapshot } from "valtio";
import { dialogsState } from "../../../state/overlays/dialogs.store.ts";
import { confirmSignOut, setSignOutOpen } from "./signOutDialog.actions.ts";
import { shellState } from "./shell.store.ts";

/** The question before signing out (§2). */
export function SignOutContainer() {
  const { signOut } = useSnapshot(dialogsState);
  const { signingOut } = useSnapshot(shellState);
  return (
    <SignOutDialog
      open={signOut}
      pending={signingOut}
      onOpenChange={setSignOutOpen}
      onConfirm={confirmSignOut}
    />
  );
}
