/** The heading over the message of a return from checkout. */
export const checkoutTitle = "Your plan";

/** The button that closes the message, on the page that was left to pay. */
export const backTo = (name: string) => `Back to ${name}`;

/** The messages of §5 and §8, word for word. The last three are not in the specification. */
export const loginSentences = {
  emailRequired: "Please input email",
  emailInvalid: "Invalid email address",
  passwordRequired: "Please input password",
  passwordTooShort: "Password should be at least 6 characters",
  credentialInvalid: "invalid username or password",
  /** Storage is blocked. */
  storageBlocked:
    "This browser blocks storage for this site, so you cannot stay signed in. Allow storage, then log in.",
  /** The operator lets in only people with a verified address. */
  emailUnverified: "Verify your email address first: open the link that we sent you. Then log in.",
  /** The user had to confirm who they are, and logged in to another account. */
  otherAccount: "That is not the account you are signed in with. Nothing has changed.",
} as const;
