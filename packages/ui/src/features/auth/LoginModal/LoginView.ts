/** The five states of the login modal (§4). */
export type LoginView =
  | { readonly kind: "closed" }
  | { readonly kind: "login" }
  /** A new account was made and its verification mail is under way. */
  | { readonly kind: "register-confirmation" }
  /** A new password was asked for. */
  | { readonly kind: "reset-confirmation" }
  /** Back from the payment provider, with what it has to say. Plain text. */
  | { readonly kind: "checkout-message"; readonly message: string };

/** A provider with a window of its own. */
export type LoginProvider = "google" | "apple";

/** What the login modal waits for. */
export type LoginPending = LoginProvider | "email" | "reset";
