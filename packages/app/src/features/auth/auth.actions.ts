import { services } from "../../services/services.ts";
import { authState, type LoginView, type SignInPurpose } from "./auth.store.ts";

/** Opens the login dialog. `continueAt` is the address to open after the sign-in; absent: this page. */
export function openLogin(continueAt?: string, purpose: SignInPurpose = {}): void {
  services().identity.prepare();
  Object.assign(authState, { continueAt: continueAt ?? null, purpose });
  showLogin({ kind: "login" });
}

/** Closes the login dialog. Who has signed up is signed in, and the page is loaded again for them. */
export function closeLogin(): void {
  const hasSignedUp = authState.session.kind === "visitor" && services().storage.session() !== null;
  if (hasSignedUp) return void continueSignedIn();
  // The description stays while the dialog fades out.
  const { description: description } = authState.purpose;
  Object.assign(authState, { continueAt: null, purpose: { description }, isReauthenticating: false });
  showLogin({ kind: "closed" });
}

/** Loads the page again for the user, whose session is stored, or opens the page that they wanted. */
export async function continueSignedIn(): Promise<void> {
  const { continueAt, purpose, pending } = authState;
  if (pending === "continue") return;
  authState.pending = "continue";
  await purpose.onSignedIn?.();
  const { browser } = services();
  if (continueAt === null) browser.reload();
  else browser.open(continueAt);
  authState.pending = null;
}

/** Returns true for a user. For a visitor it opens the login dialog (§6). */
export function requireSignIn(continueAt?: string, purpose?: SignInPurpose): boolean {
  if (authState.session.kind === "signed-in") return true;
  openLogin(continueAt, purpose);
  return false;
}

/** Shows a view of the login dialog, and removes earlier errors. */
export function showLogin(view: LoginView): void {
  authState.view = view;
  authState.errors = {};
}
