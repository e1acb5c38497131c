import { services } from "../../services/services.ts";
import { codeOf } from "../../state/code.actions.ts";
import { authState } from "./auth.store.ts";

const signedOut = () => import("./signedOut.actions.ts");

/** Takes up the session of an earlier visit, if there is one. Answers whether somebody is signed in. */
export function resumeSession(): boolean {
  const signedIn = services().storage.session() !== null;
  authState.session = signedIn ? { kind: "signed-in", user: null } : { kind: "visitor" };
  return signedIn;
}

/** The API no longer knows the session: whoever it was is a visitor now. Their drafts stay. */
export function endSession(): void {
  const wasSignedIn = authState.session.kind === "signed-in";
  services().storage.setSession(null);
  authState.session = { kind: "visitor" };
  // Retried until it is loaded: nothing else says that the session has ended.
  if (wasSignedIn) void codeOf(signedOut).then(({ default: { tellSignedOut } }) => tellSignedOut());
}
