/** The five states of the login modal (§4). */
export type LoginView =
  | { readonly kind: "closed" }
  | { readonly kind: "login" }
  /** The account was created and a verification e-mail was sent. */
  | { readonly kind: "register-confirmation" }
  /** A password reset was requested. */
  | { readonly kind: "reset-confirmation" }
  /** Back from the payment page, with its message. Plain text. */
  | { readonly kind: "checkout-message"; readonly message: string };

/** A provider that opens its own window. */
export type LoginProvider = "google" | "apple";

/** The request in progress. */
export type LoginPending = LoginProvider | "email" | "reset" | "continue";
