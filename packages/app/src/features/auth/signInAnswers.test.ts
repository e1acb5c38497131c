import { beforeEach, describe, expect, it, vi } from "vitest";
import { identityErrorOf } from "../../services/identity/identityErrorOf.ts";
import { toastsState } from "../../state/overlays/toasts.store.ts";
import { fakeServices } from "../../testing/fakeServices.ts";
import { closeLogin, openLogin } from "./auth.actions.ts";
import { authState } from "./auth.store.ts";
import { requestReset, signInWith, submitLogin } from "./login.actions.ts";
import { resumeSession } from "./session.actions.ts";

let fakes: ReturnType<typeof fakeServices>;
const shown = () => toastsState.toasts.map(({ message }) => message);
const desktop = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/150.0 Safari/537.36";
const instagram = "Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Mobile/15E148 Instagram 400.0";
const androidApp = "Mozilla/5.0 (Linux; Android 16; Pixel 9; wv) AppleWebKit/537.36 Chrome/150.0 Mobile";

beforeEach(() => {
  fakes = fakeServices();
  toastsState.clear();
  resumeSession();
  closeLogin();
  openLogin();
});

describe("an answer of the library", () => {
  const blocked =
    "Your browser blocked the window for logging in. Allow pop-ups for this site and try again, or log in with your email.";
  const inApp =
    "The browser of this app cannot do that. Open this page in your usual browser, or log in with your email.";
  const tooMany =
    "There were too many tries for this account. Try again in about 15 minutes, or reset your password to log in now.";
  const otherWay =
    "This email address has an account with another way of logging in. Log in the way you did the first time.";
  const disabled = "This account is disabled. Write to us if you think that is a mistake.";
  const noConnection = "There is no connection. Check it and try again.";
  const failed = "Logging in failed. Try again, or use another way to log in.";
  const rules = "Missing password requirements: [Password must contain a number]";

  // Rule: sign-in-failure-helps
  it.each<[code: string, message: string, sentence: string | null, userAgent?: string]>([
    ["popup-blocked", "Firebase: Unable to open popup (auth/popup-blocked).", blocked],
    ["popup-blocked", "Firebase: Error (auth/popup-blocked).", inApp, instagram],
    ["popup-blocked", "Firebase: Error (auth/popup-blocked).", inApp, androidApp],
    ["operation-not-supported-in-this-environment", "Firebase: Not supported. (auth/x).", inApp],
    ["web-storage-unsupported", "Firebase: Error (auth/web-storage-unsupported).", inApp],
    ["popup-closed-by-user", "Firebase: Error (auth/popup-closed-by-user).", null],
    ["cancelled-popup-request", "Firebase: Error (auth/cancelled-popup-request).", null],
    ["user-cancelled", "Firebase: Error (auth/user-cancelled).", null],
    ["network-request-failed", "Firebase: A network AuthError. (auth/network-request-failed).", noConnection],
    ["timeout", "Firebase: Error (auth/timeout).", noConnection],
    ["too-many-requests", "Firebase: Access has been disabled. (auth/too-many-requests).", tooMany],
    ["account-exists-with-different-credential", "Firebase: Error (auth/x).", otherWay],
    ["user-disabled", "Firebase: The user account has been disabled. (auth/user-disabled).", disabled],
    [
      "weak-password",
      "Firebase: Password should be at least 6 characters (auth/weak-password).",
      "Choose another password. Password should be at least 6 characters",
    ],
    [
      "password-does-not-meet-requirements",
      `Firebase: ${rules} (auth/password-does-not-meet-requirements).`,
      `Choose another password. ${rules}`,
    ],
    ["wrong-password", "Firebase: Error (auth/wrong-password).", "invalid username or password"],
    ["invalid-credential", "Firebase: Error (auth/invalid-credential).", "invalid username or password"],
    [
      "unauthorized-domain",
      "Firebase: This domain is not authorized. (auth/unauthorized-domain).",
      "This domain is not authorized.",
    ],
    ["internal-error", "Firebase: Error (auth/internal-error).", failed],
    ["internal-error", "Firebase: The (new) rule refused. (auth/internal-error).", "The (new) rule refused."],
    ["quota-exceeded", "Exceeded quota for passwords.", "Exceeded quota for passwords."],
  ])("auth/%s, %j: %s", async (code, message, sentence, userAgent = desktop) => {
    fakes.identity.failure = identityErrorOf({ code: `auth/${code}`, message }, userAgent);
    await signInWith("google");
    expect(shown()).toEqual(sentence === null ? [] : [sentence]);
    expect(authState.pending).toBeNull();
  });

  it("about the address or the password is beside its field, too", async () => {
    const message = `Firebase: ${rules} (auth/weak-password).`;
    fakes.identity.failure = identityErrorOf({ code: "auth/weak-password", message }, desktop);
    await submitLogin("ada@b", "secret1");
    expect(authState.errors).toEqual({ password: `Choose another password. ${rules}` });
  });

  // Rule: sign-in-failure-helps
  it("about too many calls of ours says when to try again", async () => {
    fakes.api.fails("createCookie", 42901, { retry_after: 840 });
    await signInWith("google");
    expect(shown()).toEqual(["Too many requests. Try again in 14 minutes."]);
  });

  it("that our server refuses by its time is about the clock", async () => {
    fakes.api.fails("createCookie", 40101, { reason: "clock_refused" });
    await signInWith("google");
    expect(shown()).toEqual([
      "The clock of this device or of the server is wrong, so the login was refused. Set the clock, then log in again.",
    ]);
  });
});

describe("a window of a provider", () => {
  /** A window that stays open until the test closes it. */
  function openWindow() {
    const answer = Promise.withResolvers<string>();
    vi.spyOn(fakes.identity, "signInWith").mockReturnValueOnce(answer.promise);
    return answer;
  }
  const closed = identityErrorOf({ code: "auth/popup-closed-by-user", message: "" }, desktop);

  // Rule: closed-provider-window
  it("that is closed frees the form at once, and nothing is said later", async () => {
    const popup = openWindow();
    const tried = signInWith("google");
    expect(authState.pending).toBe("google");
    fakes.page.returnTo();
    expect(authState.pending).toBeNull();
    popup.reject(closed);
    await tried;
    expect([authState.pending, shown()]).toEqual([null, []]);
  });

  it("that is still open signs in, unless a later try has begun", async () => {
    fakes.api.answers("createCookie", () => "session");
    const popup = openWindow();
    const tried = signInWith("google");
    fakes.page.returnTo();
    popup.resolve("token of google");
    await tried;
    expect([fakes.storage.session(), fakes.browser.reloads]).toEqual(["session", 1]);
  });

  // Rule: closed-provider-window
  it("does nothing after a later try, which wins", async () => {
    fakes.identity.accounts.set("ada@b", "secret1");
    fakes.api.answers("createCookie", () => "session of ada");
    const popup = openWindow();
    const tried = signInWith("google");
    fakes.page.returnTo();
    await submitLogin("ada@b", "secret1");
    popup.resolve("token of google");
    await tried;
    expect(fakes.api.calls.map(({ options }) => options.bearer)).toEqual(["token of ada@b"]);
    expect([fakes.storage.session(), fakes.browser.reloads]).toEqual(["session of ada", 1]);
  });

  it("shows no error after a later try", async () => {
    const popup = openWindow();
    const tried = signInWith("apple");
    fakes.page.returnTo();
    const second = openWindow();
    const later = signInWith("google");
    popup.reject(identityErrorOf({ code: "auth/internal-error", message: "Late." }, desktop));
    await tried;
    expect([authState.pending, shown()]).toEqual(["google", []]);
    second.reject(closed);
    await later;
    expect(authState.pending).toBeNull();
  });
});

// Rule: email-invisible-characters
it.each([
  ["\u200Bada@b\u200B", "ada@b"],
  ["ada\u00AD@b\u2060", "ada@b"],
  ["\u202Aada@b\u202C", "ada@b"],
  ["\uFEFF ada@b \t", "ada@b"],
])("an address is used without its invisible characters: %j", async (typed, email) => {
  fakes.api.answers("createCookie", () => "s");
  await submitLogin(typed, "secret1");
  await requestReset(typed);
  expect([fakes.identity.verificationsSent, fakes.identity.resetsSent]).toEqual([[email], [email]]);
});
