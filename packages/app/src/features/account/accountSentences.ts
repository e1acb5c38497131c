/** What the app itself says about accounts; the first two and the last of the profile word for word (§5, §8). */
export const accountSentences = {
  nameRequired: "Please input user name",
  avatarRequired: "Please upload avatar",
  saved: "success",
  nameTooLong: (most: number) => `A user name has at most ${most} characters`,
  bioTooLong: (most: number) => `A bio has at most ${most} characters`,
  /** Before data is handed out or an account deleted. */
  signInAgain: "Log in once more, so that we know that it is you.",
  /** The account is gone, and what is kept at the identity provider is not. */
  loginKept: "Your account is deleted, but your login could not be removed.",
  tryAgain: "Try again",
  bytes: (megabytes: string) => `${megabytes} MB`,
} as const;
