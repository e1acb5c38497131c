import { createCookie, getUser, signOut as signOutRoute } from "@mimi/contract";
import { services } from "../../services/services.ts";
import { showToast } from "../../state/toasts.actions.ts";
import { closeLogin, openLogin } from "./auth.actions.ts";
import { authState } from "./auth.store.ts";
import { loginSentences } from "./loginSentences.ts";

let goOn: (() => Promise<void>) | undefined;

/**
 * Asks somebody signed in to log in once more and then does something, still on this page: until it is left the identity
 * provider knows them too. Closing the dialog takes it back.
 */
export function askProof(deed: () => Promise<void>): void {
  goOn = deed;
  openLogin();
  authState.proving = true;
}

/** Takes an identity token as the proof that was asked for, if it is theirs. Throws ApiError. */
export async function prove(token: string): Promise<void> {
  const { call, storage, identity } = services();
  // The session that there is stays until it is known that this is the same person.
  const session = await call(createCookie, {}, { bearer: token, session: "" });
  const { uid } = await call(getUser, {}, { session });
  // The dialog may have been closed meanwhile.
  if (authState.proving && authState.session.kind === "signed-in" && authState.session.user?.uid === uid) {
    storage.setSession(session);
    await goOn?.();
    return;
  }
  await Promise.all([identity.signOut(), call(signOutRoute, {}, { session })]);
  if (!authState.proving) return;
  closeLogin();
  showToast("failed", loginSentences.otherAccount);
}
