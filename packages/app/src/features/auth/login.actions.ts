import { createCookie } from "@mimi/contract";
import { IdentityError, type Provider } from "../../services/identity/Identity.ts";
import { services } from "../../services/services.ts";
import { sentenceOf } from "../../state/sentences.ts";
import { showToast } from "../../state/toasts.actions.ts";
import { showLogin } from "./auth.actions.ts";
import { authState, type Pending } from "./auth.store.ts";
import { isEmail, loginErrors } from "./loginRules.ts";
import { loginSentences } from "./loginSentences.ts";
import { confirmIdentity } from "./reauthenticate.actions.ts";

/** §4: back to the login view, or away from the checkout message. */
export function goBack(): void {
  showLogin({ kind: authState.view.kind === "checkout-message" ? "closed" : "login" });
}

/** Signs in through a provider's own window. */
export async function signInWith(provider: Provider): Promise<void> {
  const { isReauthenticating } = authState;
  if (isForgotten()) return;
  await whilePending(provider, async () =>
    enter(await services().identity.signInWith(provider), isReauthenticating),
  );
}

/** The Log in / Sign up button: a new account, or the sign-in to the one there is (§4). */
export async function submitLogin(email: string, password: string): Promise<void> {
  const errors = loginErrors(email, password);
  authState.errors = errors;
  if (errors.email || errors.password) return;
  const { isReauthenticating } = authState;
  if (isForgotten()) return;
  await whilePending("email", async () => {
    // A proof is of an account that there is: none is made.
    if (!isReauthenticating && (await signUp(email, password))) showLogin({ kind: "register-confirmation" });
    else await enter(await services().identity.signIn(email, password), isReauthenticating);
  });
}

/** Whether this browser would forget a session before it is used. A toast says so, before anything is asked. */
function isForgotten(): boolean {
  const { isPersistent } = services().storage;
  if (!isPersistent) showToast("failed", loginSentences.notKept);
  return !isPersistent;
}

/** "I forgot my password". Whether there is such an account is not told (product 2.6). */
export async function requestReset(email: string): Promise<void> {
  if (!isEmail(email)) {
    showToast("failed", loginSentences.emailInvalid);
    return;
  }
  await whilePending("reset", async () => {
    try {
      await services().identity.sendReset(email);
    } catch (error) {
      if (!(error instanceof IdentityError) || error.problem !== "invalid-credential") throw error;
    }
    showLogin({ kind: "reset-confirmation" });
  });
}

/** True for a new account, false when the address has one already. */
async function signUp(email: string, password: string): Promise<boolean> {
  try {
    await services().identity.signUp(email, password);
    return true;
  } catch (error) {
    if (error instanceof IdentityError && error.problem === "email-in-use") return false;
    throw error;
  }
}

/** Exchanges the identity token for a session and loads the app anew with it (§4); a proof goes on where it was asked for. */
async function enter(token: string, isReauthenticating: boolean): Promise<void> {
  if (isReauthenticating) return confirmIdentity(token);
  const { call, storage, browser } = services();
  storage.setSession(await call(createCookie, {}, { bearer: token }));
  showLogin({ kind: "login" });
  if (authState.continueAt === null) browser.reload();
  else browser.open(authState.continueAt);
}

async function whilePending(what: Pending, work: () => Promise<void>): Promise<void> {
  if (authState.pending) return;
  authState.pending = what;
  try {
    await work();
  } catch (error) {
    tell(error);
  } finally {
    authState.pending = null;
  }
}

/** §8: the provider's own message, save where the specification has a sentence. */
function tell(error: unknown): void {
  if (!(error instanceof IdentityError)) return void showToast("failed", sentenceOf(error));
  switch (error.problem) {
    case "cancelled":
      return;
    case "invalid-credential":
      return void showToast("failed", loginSentences.credentialInvalid);
    case "invalid-email":
      authState.errors = { email: loginSentences.emailInvalid };
      return;
    case "email-in-use":
    case "other":
      return void showToast("failed", error.message);
  }
}
