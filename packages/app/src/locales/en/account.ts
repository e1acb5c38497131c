/** Messages about accounts. `nameRequired`, `avatarRequired` and `saved` are those of §5 and §8, word for word. */
export const accountTexts = {
  nameRequired: "Please input user name",
  avatarRequired: "Please upload avatar",
  saved: "success",
  nameTooLong: (most: number) => `A user name has at most ${most} characters`,
  /** The name looks like that of a moderator or of the house. */
  nameOfStaff: "That name looks like one of our team. Please choose another one.",
  bioTooLong: (most: number) => `A bio has at most ${most} characters`,
  /** Shown before data is exported or an account is deleted. */
  signInAgain: "Log in again to confirm that it is you.",
  /** The account is deleted, but not the login at the identity provider. */
  loginNotDeleted: "Your account is deleted, but your login could not be removed.",
  tryAgain: "Try again",
  bytes: (megabytes: string) => `${megabytes} MB`,
};
