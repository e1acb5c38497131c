/** A provider with a window of its own (§1). */
export type Provider = "google" | "apple";

/** What kept somebody from signing in. */
export type IdentityProblem =
  /** The e-mail address has an account already. */
  | "email-in-use"
  /** E-mail address and password do not belong together. */
  | "invalid-credential"
  | "invalid-email"
  /** The person closed the provider's window. */
  | "cancelled"
  /** Anything else; the provider's own message says what. */
  | "other";

/** Thrown by every call of {@link Identity}; its message is the provider's. */
export class IdentityError extends Error {
  override readonly name = "IdentityError";
  readonly problem: IdentityProblem;

  constructor(problem: IdentityProblem, message: string, cause?: unknown) {
    super(message, { cause });
    this.problem = problem;
  }
}

/** The hosted identity provider (§7). Sign-ins answer with an identity token for the session exchange. */
export interface Identity {
  /** Starts loading the provider's code, so that its windows open inside the click that asks for them. */
  prepare(): void;
  signInWith(provider: Provider): Promise<string>;
  signIn(email: string, password: string): Promise<string>;
  /** Makes an account and sends its verification mail. */
  signUp(email: string, password: string): Promise<void>;
  sendReset(email: string): Promise<void>;
  signOut(): Promise<void>;
  /** Deletes the account of whoever has signed in since this page was loaded. */
  deleteAccount(): Promise<void>;
}
