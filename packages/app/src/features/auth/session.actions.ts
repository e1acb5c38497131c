import { ErrorCode } from "@mimi/contract";
import { services } from "../../services/services.ts";
import { sentenceOfCode } from "../../state/texts/sentences.ts";
import { showToast } from "../../state/overlays/toasts.actions.ts";
import { openLogin } from "./auth.actions.ts";
import { authState } from "./auth.store.ts";
import { toastTexts } from "../../locales/en/toasts.ts";
import { texts } from "../../state/texts/texts.ts";

/** Restores the session of an earlier visit. Returns whether there is one. */
export function resumeSession(): boolean {
  const signedIn = services().storage.session() !== null;
  authState.session = signedIn ? { kind: "signed-in", user: null } : { kind: "visitor" };
  return signedIn;
}

/** The API does not know the session any more: the user is a visitor now. Drafts stay. */
export function endSession(): void {
  const wasSignedIn = authState.session.kind === "signed-in";
  services().storage.setSession(null);
  authState.session = { kind: "visitor" };
  if (!wasSignedIn) return;
  showToast("failed", sentenceOfCode(ErrorCode.signedOut), {
    label: texts(toastTexts).logIn,
    onClick: () => openLogin(),
  });
}
