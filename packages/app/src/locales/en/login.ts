/** Texts of logging in. Those before `storageBlocked` are the messages of §5 and §8, word for word. */
export const loginTexts = {
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
  /** The heading over the message of a return from checkout. */
  checkoutTitle: "Your plan",
  /** The messages for the values of `?message=`. After `success` the message says what the plan gives, as soon as it is loaded. */
  checkoutMessages: {
    success: "Thank you. Your plan starts in a moment.",
    cancel: "The payment was cancelled. Nothing was charged.",
  } as Readonly<Record<string, string>>,
  /** The button that closes the message, on the page that was left to pay. */
  backTo: (name: string) => `Back to ${name}`,
  /** The code of the identity provider could not be loaded. */
  notLoaded: "Signing in could not be loaded. Check your connection and try again.",
  popupBlocked:
    "Your browser blocked the window for logging in. Allow pop-ups for this site and try again, or log in with your email.",
  inAppBrowser:
    "The browser of this app cannot do that. Open this page in your usual browser, or log in with your email.",
  offline: "There is no connection. Check it and try again.",
  tooManyTries:
    "There were too many tries for this account. Try again in about 15 minutes, or reset your password to log in now.",
  otherProvider:
    "This email address has an account with another way of logging in. Log in the way you did the first time.",
  disabled: "This account is disabled. Write to us if you think that is a mistake.",
  /** `rules` is the provider's sentence, which can be empty. */
  passwordWeak: (rules: string) => `Choose another password. ${rules}`.trim(),
  /** A problem that the provider has no sentence for. */
  failed: "Logging in failed. Try again, or use another way to log in.",
  signedOutElsewhere: "You have signed out in another tab.",
};
