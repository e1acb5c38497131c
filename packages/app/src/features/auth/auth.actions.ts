import { services } from "../../services/services.ts";
import { authState, type LoginView } from "./auth.store.ts";

/** Opens the login dialog. `continueAt` is the address to open after the sign-in; absent: this page. */
export function openLogin(continueAt?: string): void {
  services().identity.prepare();
  authState.continueAt = continueAt ?? null;
  showLogin({ kind: "login" });
}

export function closeLogin(): void {
  Object.assign(authState, { continueAt: null, isReauthenticating: false });
  showLogin({ kind: "closed" });
}

/** Returns true for a user. For a visitor it opens the login dialog (§6). */
export function requireSignIn(continueAt?: string): boolean {
  if (authState.session.kind === "signed-in") return true;
  openLogin(continueAt);
  return false;
}

/** Shows a view of the login dialog, and removes earlier errors. */
export function showLogin(view: LoginView): void {
  authState.view = view;
  authState.errors = {};
}
