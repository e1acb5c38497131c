/** §5 and §8, word for word; the last is ours. */
export const loginSentences = {
  emailRequired: "Please input email",
  emailInvalid: "Invalid email address",
  passwordRequired: "Please input password",
  passwordTooShort: "Password should be at least 6 characters",
  credentialInvalid: "invalid username or password",
  /** Somebody proved to be somebody else. */
  otherAccount: "That is another account than the one you are signed in with. Nothing has changed.",
} as const;
