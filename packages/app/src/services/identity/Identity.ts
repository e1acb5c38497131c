/** A provider that signs in by a popup (§1). */
export type Provider = "google" | "apple";

/** Why signing in failed. */
export type IdentityErrorCode =
  /** The e-mail address has an account already. */
  | "email-in-use"
  /** E-mail address and password do not belong together. */
  | "invalid-credential"
  | "invalid-email"
  /** The user closed the provider's window, or opened another one. */
  | "cancelled"
  | "popup-blocked"
  /** The browser within another app, in which providers cannot sign in. */
  | "in-app-browser"
  | "offline"
  /** The provider refuses the account for a while. */
  | "too-many-tries"
  /** The e-mail address has an account with another provider, or with a password. */
  | "other-provider"
  | "disabled"
  /** The password breaks a rule of the provider; the message says which. */
  | "weak-password"
  /** The code of the provider could not be loaded. */
  | "not-loaded"
  /** Another error, with the provider's own message. */
  | "other";

/** Thrown by every call of {@link Identity}; its message is the provider's, without the name and the code of its library. */
export class IdentityError extends Error {
  override readonly name = "IdentityError";
  readonly code: IdentityErrorCode;

  constructor(code: IdentityErrorCode, message: string, cause?: unknown) {
    super(message, { cause });
    this.code = code;
  }
}

/** The hosted identity provider (§7). A sign-in resolves to an identity token, which the API exchanges for a session. */
export interface Identity {
  /** Loads the provider's code early: browsers open a popup only directly after a click. */
  prepare(): void;
  signInWith(provider: Provider): Promise<string>;
  signIn(email: string, password: string): Promise<string>;
  /** Creates an account and sends its verification mail. The new user is signed in. */
  signUp(email: string, password: string): Promise<string>;
  sendReset(email: string): Promise<void>;
  signOut(): Promise<void>;
  /** Deletes the account that has signed in since this page was loaded. */
  deleteAccount(): Promise<void>;
}
