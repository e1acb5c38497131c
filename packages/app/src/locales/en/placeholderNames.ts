/** Names in the place of names that were taken down or deleted. */
export const placeholderNameTexts = {
  /** A user whose profile is taken down. */
  hiddenUser: "User",
  /** The creator of characters whose creator deleted the account. */
  deletedUser: "Deleted user",
  /** A character that moderators removed. */
  removedCharacter: "Removed character",
};
