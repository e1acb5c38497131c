import { paths } from "../../../paths.ts";
import { showDialog } from "../../../state/overlays/dialogs.actions.ts";
import { signOut } from "../../auth/signOut.actions.ts";
import { shellState } from "./shell.store.ts";

/** Opens or closes the sign-out dialog, unless signing out has started. */
export function setSignOutOpen(open: boolean): void {
  if (!shellState.signingOut) showDialog("signOut", open);
}

/** Signs out, and loads home. */
export async function confirmSignOut(): Promise<void> {
  shellState.signingOut = true;
  try {
    await signOut(paths.home());
  } finally {
    shellState.signingOut = false;
  }
}
