/** The states of the login modal. */
export type LoginView =
  | { readonly kind: "login" }
  /** The account was created and a verification e-mail was sent. */
  | { readonly kind: "register-confirmation" }
  /** A password reset was requested. */
  | { readonly kind: "reset-confirmation" }
  /** A message with a back button: `title` as a heading, `message` as plain text. */
  | {
      readonly kind: "message";
      /** The heading. */
      readonly title: string;
      /** The message, as plain text. */
      readonly message: string;
      /** The text of the back button. @default that of `copy` */
      readonly backLabel?: string;
    };

/** A provider that opens its own window. */
export type LoginProvider = "google" | "apple";

/** The request in progress. */
export type LoginPending = LoginProvider | "email" | "reset" | "continue";
