import { createCookie, type ErrorDetails } from "@mimi/contract";
import { ApiError } from "../../services/api/ApiError.ts";
import { page } from "../../services/browser/page.ts";
import { IdentityError, type IdentityErrorCode, type Provider } from "../../services/identity/Identity.ts";
import { services } from "../../services/services.ts";
import { showDialog } from "../../state/overlays/dialogs.actions.ts";
import { sentenceOf } from "../../state/texts/sentenceOf.ts";
import { showToast } from "../../state/overlays/toasts.actions.ts";
import { continueSignedIn, showLogin } from "./auth.actions.ts";
import { authState, type Pending } from "./auth.store.ts";
import { cleanEmail, type FieldErrors, isEmail, loginErrors } from "./loginRules.ts";
import { confirmIdentity } from "./reauthenticate.actions.ts";
import { storeSignedUp } from "./signedUp.actions.ts";
import { dropTypedEmail } from "./typedEmail.ts";
import { loginTexts } from "../../locales/en/login.ts";
import { texts } from "../../state/texts/texts.ts";

/** §4: shows the login view, or closes the checkout message. */
export function goBack(): void {
  showLogin({ kind: authState.view.kind === "checkout-message" ? "closed" : "login" });
}

/** Signs in by the popup of a provider. */
export async function signInWith(provider: Provider): Promise<void> {
  const { isReauthenticating } = authState;
  if (cannotStoreSession()) return;
  await whilePending(provider, async (isLatest) => {
    const token = await whileFree(isLatest, () => services().identity.signInWith(provider));
    if (!isLatest()) return;
    authState.pending = provider;
    await finishSignIn(token, isReauthenticating);
  });
}

/** The Log in / Sign up button: creates an account, or signs in to an existing one (§4). */
export async function submitLogin(typed: string, password: string): Promise<void> {
  const email = cleanEmail(typed);
  const errors = loginErrors(email, password);
  authState.errors = errors;
  if (errors.email || errors.password) return;
  const { isReauthenticating } = authState;
  if (cannotStoreSession()) return;
  await whilePending("email", async () => {
    // To confirm who they are, users need an existing account: none is created.
    const newToken = isReauthenticating ? null : await signUp(email, password);
    if (newToken === null)
      return finishSignIn(await services().identity.signIn(email, password), isReauthenticating);
    // Nothing waits for the mail, unless the operator wants a verified address: the user is signed in.
    const mustVerify = !(await storeUnlessUnverified(newToken));
    if (!mustVerify && authState.purpose.onSignedIn) return continueAfterSignUp();
    showLogin({ kind: "register-confirmation", mustVerify });
  });
}

/** A message waits for the sign-in: it is sent at once, and the chat says that a mail was sent (product 9). */
async function continueAfterSignUp(): Promise<void> {
  storeSignedUp();
  showLogin({ kind: "login" });
  await continueSignedIn();
}

/** Whether the browser cannot store a session. A toast says so, before the provider is called. */
function cannotStoreSession(): boolean {
  const { isPersistent } = services().storage;
  if (!isPersistent) showToast("failed", texts(loginTexts).storageBlocked);
  return !isPersistent;
}

/** "I forgot my password". The result does not reveal whether the account exists (product 2.6). */
export async function requestReset(typed: string): Promise<void> {
  const email = cleanEmail(typed);
  if (!isEmail(email)) {
    authState.errors = { email: texts(loginTexts).emailInvalid };
    return void showToast("failed", texts(loginTexts).emailInvalid);
  }
  await whilePending("reset", async () => {
    try {
      await services().identity.sendReset(email);
    } catch (error) {
      if (!(error instanceof IdentityError) || error.code !== "invalid-credential") throw error;
    }
    showLogin({ kind: "reset-confirmation" });
  });
}

/** Creates an account. Resolves to its identity token; to null when the address has an account already. */
async function signUp(email: string, password: string): Promise<string | null> {
  try {
    return await services().identity.signUp(email, password);
  } catch (error) {
    if (error instanceof IdentityError && error.code === "email-in-use") return null;
    throw error;
  }
}

/** Exchanges the identity token for a session and reloads the app (§4), or confirms who the user is. */
async function finishSignIn(token: string, isReauthenticating: boolean): Promise<void> {
  if (isReauthenticating) {
    dropTypedEmail();
    return confirmIdentity(token);
  }
  await storeSession(token);
  showLogin({ kind: "login" });
  await continueSignedIn();
}

/** Exchanges an identity token for a session. */
async function storeSession(token: string): Promise<void> {
  const { call, storage } = services();
  try {
    storage.setSession(await call(createCookie, {}, { bearer: token }));
    dropTypedEmail();
  } catch (error) {
    const decision = stopOf(error);
    if (decision) showDialog("stopped", { decision, token });
    throw error;
  }
}

/** Exchanges the token of a new account for a session. False when the address must be verified before. */
async function storeUnlessUnverified(token: string): Promise<boolean> {
  try {
    await storeSession(token);
    return true;
  } catch (error) {
    if (needsVerifiedEmail(error)) return false;
    throw error;
  }
}

function needsVerifiedEmail(error: unknown): boolean {
  return error instanceof ApiError && error.details.needs === "verified_email";
}

/** The decision of moderators that refuses the sign-in; undefined for another error. */
function stopOf(error: unknown): ErrorDetails["stopped"] {
  return error instanceof ApiError ? error.details.stopped : undefined;
}

/**
 * Frees the form as soon as the user returns from the window of a provider: Firebase waits 8 seconds before it says that the window
 * was closed. The window can still be open, so its sign-in counts until a later try.
 */
async function whileFree<T>(isLatest: () => boolean, work: () => Promise<T>): Promise<T> {
  const stop = page().onReturn(() => {
    if (isLatest()) authState.pending = null;
  });
  try {
    return await work();
  } finally {
    stop();
  }
}

/** The number of the latest try. */
let latest = 0;

/** Runs one try. When the form is free before it has ended, a later try wins: nothing of the earlier one is shown or done. */
async function whilePending(what: Pending, work: (isLatest: () => boolean) => Promise<void>): Promise<void> {
  if (authState.pending) return;
  latest += 1;
  const number = latest;
  const isLatest = () => number === latest;
  authState.pending = what;
  try {
    await work(isLatest);
  } catch (error) {
    if (isLatest()) showError(error, what);
  } finally {
    if (isLatest()) authState.pending = null;
  }
}

/**
 * §8: the provider's own message, except where the specification has one. A toast does not last and lies beside the dialog, so
 * what is about the form's fields is shown there too.
 */
function showError(error: unknown, what: Pending): void {
  // Another dialog shows the reason.
  if (stopOf(error)) return showLogin({ kind: "closed" });
  const failed = (message: string, field: keyof FieldErrors) => {
    showToast("failed", message);
    if (what === "email" || what === "reset") authState.errors = { [field]: message };
  };
  if (needsVerifiedEmail(error)) return failed(texts(loginTexts).emailUnverified, "email");
  if (!(error instanceof IdentityError)) return void showToast("failed", sentenceOf(error));
  const { code, message } = error;
  if (code === "cancelled") return;
  if (code === "invalid-email") return void (authState.errors = { email: texts(loginTexts).emailInvalid });
  const isOfPassword = code === "invalid-credential" || code === "weak-password";
  failed(sentenceOfIdentity(code, message), isOfPassword ? "password" : "email");
}

type ShownCode = Exclude<IdentityErrorCode, "cancelled" | "invalid-email">;

/** A sentence that helps for the problems that we know, else the provider's own. */
function sentenceOfIdentity(code: ShownCode, message: string): string {
  const known = texts(loginTexts);
  const sentences: Readonly<Record<ShownCode, string>> = {
    "invalid-credential": known.credentialInvalid,
    "not-loaded": known.notLoaded,
    "popup-blocked": known.popupBlocked,
    "in-app-browser": known.inAppBrowser,
    offline: known.offline,
    "too-many-tries": known.tooManyTries,
    "other-provider": known.otherProvider,
    disabled: known.disabled,
    "weak-password": known.passwordWeak(message),
    "email-in-use": message,
    other: message,
  };
  return sentences[code] || known.failed;
}
