/** Default texts of NameQuestion. */
export const nameQuestionCopy = {
  question: "What shall they call you?",
  hint: "It is your user name, too. You can change it in Account.",
  save: "Save",
  skip: "Skip",
  missing: "Write a name, or skip this.",
  tooLong: (most: string) => `A name has at most ${most} characters.`,
  saved: (name: string) => `${name} it is, from the next reply on. You can change it in Account.`,
  close: "Close",
};

/** All texts of NameQuestion. */
export type NameQuestionCopy = typeof nameQuestionCopy;
