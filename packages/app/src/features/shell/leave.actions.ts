import { paths } from "../../paths.ts";
import { showDialog } from "../../state/dialogs.actions.ts";
import { signOut } from "../auth/signOut.actions.ts";
import { shellState } from "./shell.store.ts";

/** Takes back the question whether to sign out, unless it was answered. */
export function setSignOutOpen(open: boolean): void {
  if (!shellState.signingOut) showDialog("signOut", open);
}

/** Signs out; the app is loaded anew at home. */
export async function confirmSignOut(): Promise<void> {
  shellState.signingOut = true;
  try {
    await signOut(paths.home());
  } finally {
    shellState.signingOut = false;
  }
}
