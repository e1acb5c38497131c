import { services } from "../../services/services.ts";
import { authState } from "./auth.store.ts";

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
  if (wasSignedIn) void import("./signedOut.actions.ts").then(({ tellSignedOut }) => tellSignedOut());
}
