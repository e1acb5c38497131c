import { createCookie, getUser, signOut as signOutRoute } from "@mimi/contract";
import { services } from "../../services/services.ts";
import { showToast } from "../../state/toasts.actions.ts";
import { closeLogin, openLogin } from "./auth.actions.ts";
import { authState } from "./auth.store.ts";
import { loginSentences } from "./loginSentences.ts";

let afterwards: (() => Promise<void>) | undefined;

/**
 * Asks somebody signed in to log in once more and then does something, still on this page: until it is left the identity
 * provider knows them too. Closing the dialog takes it back.
 */
export function reauthenticate(deed: () => Promise<void>): void {
  afterwards = deed;
  openLogin();
  authState.isReauthenticating = true;
}

/** Takes an identity token as the proof that was asked for, if it is theirs. Throws ApiError. */
export async function confirmIdentity(token: string): Promise<void> {
  const { call, storage, identity } = services();
  // The session that there is stays until it is known that this is the same person.
  const session = await call(createCookie, {}, { bearer: token, session: "" });
  const { uid } = await call(getUser, {}, { session });
  // The dialog may have been closed meanwhile.
  if (
    authState.isReauthenticating &&
    authState.session.kind === "signed-in" &&
    authState.session.user?.uid === uid
  ) {
    storage.setSession(session);
    await afterwards?.();
    return;
  }
  await Promise.all([identity.signOut(), call(signOutRoute, {}, { session })]);
  if (!authState.isReauthenticating) return;
  closeLogin();
  showToast("failed", loginSentences.otherAccount);
}
