import { createCookie, getUser, signOut as signOutRoute } from "@mimi/contract";
import { services } from "../../services/services.ts";
import { showToast } from "../../state/overlays/toasts.actions.ts";
import { closeLogin, openLogin } from "./auth.actions.ts";
import { authState } from "./auth.store.ts";
import { loginTexts } from "../../locales/en/login.ts";
import { texts } from "../../state/texts/texts.ts";

let onConfirmed: (() => Promise<void>) | undefined;

/**
 * Asks a user to log in once more, and then runs an action on this page. Until the page is left, the user is signed in to
 * the identity provider too. Closing the dialog cancels the action.
 */
export function reauthenticate(action: () => Promise<void>): void {
  onConfirmed = action;
  openLogin();
  authState.isReauthenticating = true;
}

/** Runs the action if an identity token belongs to the user. Throws ApiError. */
export async function confirmIdentity(token: string): Promise<void> {
  const { call, storage, identity } = services();
  // The current session is kept until the new one belongs to the same user.
  const session = await call(createCookie, {}, { bearer: token, session: "" });
  const { uid } = await call(getUser, {}, { session });
  // The dialog may have been closed during the calls.
  if (
    authState.isReauthenticating &&
    authState.session.kind === "signed-in" &&
    authState.session.user?.uid === uid
  ) {
    storage.setSession(session);
    await onConfirmed?.();
    return;
  }
  await Promise.all([identity.signOut(), call(signOutRoute, {}, { session })]);
  if (!authState.isReauthenticating) return;
  closeLogin();
  showToast("failed", texts(loginTexts).otherAccount);
}
