import { beforeEach, describe, expect, it } from "vitest";
import { ApiError } from "../../services/api/ApiError.ts";
import { provideServices, services } from "../../services/services.ts";
import { createStorage } from "../../services/storage/storage.ts";
import { toastsState } from "../../state/overlays/toasts.store.ts";
import { fakeServices } from "../../testing/fakeServices.ts";
import { closeLogin, continueSignedIn, openLogin, requireSignIn } from "./auth.actions.ts";
import { showCheckoutMessage } from "./checkout.actions.ts";
import { goBack, requestReset, signInWith, submitLogin } from "./login.actions.ts";
import { authState } from "./auth.store.ts";
import { resumeSession } from "./session.actions.ts";
import { takeSignedUp } from "./signedUp.actions.ts";
import { keepTypedEmail, typedEmail } from "./typedEmail.ts";
import { loginTexts } from "../../locales/en/login.ts";
import { texts } from "../../state/texts/texts.ts";

let fakes: ReturnType<typeof fakeServices>;
const toasts = () => toastsState.toasts.map(({ message }) => message);

beforeEach(() => {
  fakes = fakeServices();
  toastsState.clear();
  resumeSession();
  closeLogin();
});

describe("the login dialog (§4)", () => {
  // Rule: login-opens
  it("loads the provider's code when it opens", () => {
    openLogin();
    expect([authState.view.kind, fakes.identity.prepared]).toEqual(["login", 1]);
  });

  // Rule: register-confirmation
  it("creates an account, sends its verification mail and shows that", async () => {
    fakes.api.answers("createCookie", () => "session-of-ada");
    await submitLogin("ada@b", "secret1");
    expect(authState.view.kind).toBe("register-confirmation");
    expect(fakes.identity.verificationsSent).toEqual(["ada@b"]);
    expect(fakes.browser.reloads).toBe(0);
  });

  // Rule: login-email-stored
  it("has the e-mail address that was typed in this tab before a reload, until the sign-in", async () => {
    fakes.api.answers("createCookie", () => "session-of-ada");
    keepTypedEmail("ada@b");
    expect(typedEmail()).toBe("ada@b");
    await submitLogin("ada@b", "secret1");
    expect(typedEmail()).toBe("");
  });

  // Rule: register-confirmation
  it("signs in who has signed up, without waiting for the mail", async () => {
    fakes.api.answers("createCookie", () => "session-of-ada");
    await submitLogin("ada@b", "secret1");
    expect(fakes.storage.session()).toBe("session-of-ada");
    await Promise.all([continueSignedIn(), continueSignedIn()]);
    expect([fakes.browser.reloads, fakes.browser.opened]).toEqual([1, []]);
  });

  it("continues at once after a sign-up for which a message waits, and says later that a mail was sent", async () => {
    fakes.api.answers("createCookie", () => "session-of-ada");
    const done: number[] = [];
    requireSignIn(undefined, { onSignedIn: async () => void done.push(fakes.browser.reloads) });
    await submitLogin("ada@b", "secret1");
    expect([authState.view.kind, done, fakes.browser.reloads]).toEqual(["login", [0], 1]);
    expect(fakes.identity.verificationsSent).toEqual(["ada@b"]);
    expect([takeSignedUp(), takeSignedUp()]).toEqual([true, false]);
  });

  it("keeps a waiting message behind the confirmation where the address must be verified first", async () => {
    fakes.api.answers("createCookie", () => {
      throw new ApiError(40301, { needs: "verified_email" });
    });
    requireSignIn(undefined, { onSignedIn: async () => undefined });
    await submitLogin("ada@b", "secret1");
    expect(authState.view).toEqual({ kind: "register-confirmation", mustVerify: true });
    expect([takeSignedUp(), fakes.browser.reloads]).toEqual([false, 0]);
  });

  // Rule: verified-addresses
  it("requests a verified address after signing up, where the operator wants it", async () => {
    fakes.api.answers("createCookie", () => {
      throw new ApiError(40301, { needs: "verified_email" });
    });
    await submitLogin("ada@b", "secret1");
    expect(authState.view).toEqual({ kind: "register-confirmation", mustVerify: true });
    goBack();
    await submitLogin("ada@b", "secret1");
    expect(authState.view.kind).toBe("login");
    expect(toasts()).toEqual([
      "Verify your email address first: open the link that we sent you. Then log in.",
    ]);
    closeLogin();
    expect([fakes.storage.session(), fakes.browser.reloads]).toEqual([null, 0]);
  });

  // Rule: register-confirmation
  it("loads the page for who has signed up also when the dialog is closed, and after Go Back", async () => {
    fakes.api.answers("createCookie", () => "session-of-ada");
    requireSignIn("/character");
    await submitLogin("ada@b", "secret1");
    goBack();
    closeLogin();
    await Promise.resolve();
    expect(fakes.browser.opened).toEqual(["/character"]);
  });

  it("shows why a visitor has to log in, until it opens for something else", () => {
    requireSignIn(undefined, { description: "To write to Odile" });
    closeLogin();
    expect(authState.purpose).toEqual({ description: "To write to Odile" });
    openLogin();
    expect(authState.purpose).toEqual({});
  });

  it("completes the visitor's action before the page is loaded again, and drops it when the dialog is closed", async () => {
    fakes.api.answers("createCookie", () => "s");
    const done: number[] = [];
    const onSignedIn = async () => void done.push(fakes.browser.reloads);
    requireSignIn(undefined, { onSignedIn });
    closeLogin();
    openLogin();
    await signInWith("google");
    expect([done, fakes.browser.reloads]).toEqual([[], 1]);
    fakes.storage.setSession(null);
    requireSignIn(undefined, { onSignedIn });
    await signInWith("google");
    expect([done, fakes.browser.reloads]).toEqual([[1], 2]);
  });

  // Rule: login-reloads-page, address-in-use
  it("signs in to an existing account, stores the session value and reloads", async () => {
    fakes.identity.accounts.set("ada@b", "secret1");
    fakes.api.answers("createCookie", () => "session-of-ada");
    openLogin();
    await submitLogin("ada@b", "secret1");
    expect(fakes.storage.session()).toBe("session-of-ada");
    expect(fakes.api.calls[0]?.options.bearer).toBe("token of ada@b");
    expect([authState.view.kind, fakes.browser.reloads]).toEqual(["login", 1]);
  });

  // Rule: no-browser-storage
  it("shows first that the browser cannot store a session", async () => {
    provideServices({ ...services(), storage: createStorage(null) });
    openLogin();
    await submitLogin("ada@b", "secret1");
    await signInWith("google");
    expect(toasts()).toEqual([texts(loginTexts).storageBlocked]);
    expect([fakes.identity.accounts.size, fakes.api.calls, fakes.browser.reloads]).toEqual([0, [], 0]);
  });

  // Rule: login-continues-action
  it("continues the interrupted action after a login", async () => {
    fakes.api.answers("createCookie", () => "s");
    expect(requireSignIn("/character/7/chat")).toBe(false);
    await signInWith("google");
    expect([fakes.browser.opened, fakes.browser.reloads]).toEqual([["/character/7/chat"], 0]);
  });

  // Rule: invalid-username-or-password
  it("shows 'invalid username or password' for a wrong password", async () => {
    fakes.identity.accounts.set("ada@b", "secret1");
    await submitLogin("ada@b", "secret2");
    expect(toasts()).toEqual(["invalid username or password"]);
    expect(authState.errors).toEqual({ password: "invalid username or password" });
    expect(authState.pending).toBeNull();
  });

  // Rule: failed-sign-in-toast
  it("passes on the provider's message when a sign-in fails", async () => {
    fakes.identity.failure = { code: "other", message: "Firebase: popup blocked" };
    await signInWith("apple");
    expect(toasts()).toEqual(["Firebase: popup blocked"]);
  });

  it("shows no message when the user closes the provider's popup", async () => {
    fakes.identity.failure = { code: "cancelled", message: "closed" };
    await signInWith("google");
    expect(toasts()).toEqual([]);
  });

  it("stays open with a message when no session can be created", async () => {
    openLogin();
    await signInWith("google");
    expect(toasts()).toEqual(["Mimi could not be reached. Check your connection and try again."]);
    expect([authState.view.kind, fakes.browser.reloads]).toEqual(["login", 0]);
  });

  // Rule: login-field-errors
  it("calls no provider while a field is invalid, and shows the errors", async () => {
    await submitLogin("ada", "1");
    expect(authState.errors).toEqual({
      email: "Invalid email address",
      password: "Password should be at least 6 characters",
    });
    expect(fakes.identity.accounts.size).toBe(0);
  });

  it("ignores a second sign-in while one is pending", async () => {
    fakes.api.answers("createCookie", () => "s");
    await Promise.all([signInWith("google"), signInWith("google")]);
    expect(fakes.api.inputsOf("createCookie")).toHaveLength(1);
  });
});

describe("a forgotten password (§4, §5)", () => {
  // Rule: reset-confirmation
  it("moves to its confirmation", async () => {
    fakes.identity.accounts.set("ada@b", "secret1");
    await requestReset("ada@b");
    expect([authState.view.kind, fakes.identity.resetsSent]).toEqual(["reset-confirmation", ["ada@b"]]);
  });

  // Rule: reset-confirmation
  it("shows the same for an address without an account", async () => {
    await requestReset("unknown@b");
    expect([authState.view.kind, toasts()]).toEqual(["reset-confirmation", []]);
  });

  // Rule: reset-invalid-email-toast, reset-invalid-email-error
  it("shows a toast for an invalid address", async () => {
    openLogin();
    await requestReset("ada");
    expect([authState.view.kind, toasts()]).toEqual(["login", ["Invalid email address"]]);
    expect(authState.errors).toEqual({ email: "Invalid email address" });
  });

  // Rule: reset-invalid-email-error
  it("shows 'Invalid email address' when the provider refuses the address", async () => {
    openLogin();
    fakes.identity.failure = { code: "invalid-email", message: "INVALID_EMAIL" };
    await requestReset("ada@b");
    expect([authState.view.kind, authState.errors]).toEqual(["login", { email: "Invalid email address" }]);
  });
});

describe("Go Back (§4)", () => {
  // Rule: confirmation-go-back
  it.each(["register-confirmation", "reset-confirmation"] as const)("returns from %s to login", (kind) => {
    authState.view = { kind };
    goBack();
    expect(authState.view.kind).toBe("login");
  });

  // Rule: checkout-message-go-back
  it("closes the checkout message, which is shown once and leaves the address", () => {
    fakes.browser.location = new URL("http://mimi.test/?message=success");
    showCheckoutMessage();
    expect(authState.view).toEqual({
      ...{ kind: "checkout-message", isPaid: true, from: null },
      message: "Thank you. Your plan starts in a moment.",
    });
    expect(fakes.browser.location.href).toBe("http://mimi.test/");
    goBack();
    expect(authState.view.kind).toBe("closed");
  });

  it("removes an empty checkout message from the address and shows none", () => {
    fakes.browser.location = new URL("http://mimi.test/search?q=fox&message=");
    expect(showCheckoutMessage()).toBe(false);
    expect([fakes.browser.location.href, authState.view.kind]).toEqual([
      "http://mimi.test/search?q=fox",
      "closed",
    ]);
  });
});
