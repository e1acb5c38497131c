import { IdentityError, type IdentityErrorCode } from "./Identity.ts";

/** Codes of Firebase. Other codes are problems that we do not know. */
const problems: Readonly<Record<string, IdentityErrorCode>> = {
  "email-already-in-use": "email-in-use",
  "invalid-credential": "invalid-credential",
  "wrong-password": "invalid-credential",
  "user-not-found": "invalid-credential",
  "invalid-email": "invalid-email",
  "popup-closed-by-user": "cancelled",
  "cancelled-popup-request": "cancelled",
  "user-cancelled": "cancelled",
  "popup-blocked": "popup-blocked",
  "operation-not-supported-in-this-environment": "in-app-browser",
  "web-storage-unsupported": "in-app-browser",
  "network-request-failed": "offline",
  timeout: "offline",
  "too-many-requests": "too-many-tries",
  "account-exists-with-different-credential": "other-provider",
  "credential-already-in-use": "other-provider",
  "user-disabled": "disabled",
  "weak-password": "weak-password",
  "password-does-not-meet-requirements": "weak-password",
};

/** Browsers within apps: of Meta, LINE, WeChat, TikTok, Snapchat, and Android's for any app. */
const IN_APP = /FBA[NV]|FB_IAB|Instagram|\bLine\/|MicroMessenger|musical_ly|TikTok|Snapchat|; wv\)/;

/**
 * The error of a failed call of Firebase, which says `Firebase: The sentence. (auth/the-code).`
 *
 * @param userAgent Of this browser: those within apps open no window.
 */
export function identityErrorOf(
  error: { readonly code: string; readonly message: string },
  userAgent: string,
): IdentityError {
  const known = problems[error.code.replace("auth/", "")] ?? "other";
  const code = known === "popup-blocked" && IN_APP.test(userAgent) ? "in-app-browser" : known;
  return new IdentityError(code, sentenceIn(error.message), error);
}

/** The provider's sentence; empty when there is none. */
function sentenceIn(message: string): string {
  const sentence = message.replace(/^Firebase: /, "").replace(/ ?\(auth\/[\w-]+\)\.?$/, "");
  return sentence === "Error" ? "" : sentence.trim();
}
