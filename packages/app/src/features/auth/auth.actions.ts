import { services } from "../../services/services.ts";
import { authState, type LoginView } from "./auth.store.ts";

/** Opens the login dialog. `continueAt` is where to go on once signed in; absent, on this page. */
export function openLogin(continueAt?: string): void {
  services().identity.prepare();
  authState.continueAt = continueAt ?? null;
  showLogin({ kind: "login" });
}

export function closeLogin(): void {
  Object.assign(authState, { continueAt: null, isReauthenticating: false });
  showLogin({ kind: "closed" });
}

/** True for somebody signed in; a visitor is shown the login dialog instead (§6). */
export function requireSignIn(continueAt?: string): boolean {
  if (authState.session.kind === "signed-in") return true;
  openLogin(continueAt);
  return false;
}

/** Shows a view of the login dialog, without the faults of the one before. */
export function showLogin(view: LoginView): void {
  authState.view = view;
  authState.errors = {};
}
