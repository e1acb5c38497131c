/** How a language with spaces, in which "you" comes first, asks whether the other one is a machine or a person. */
interface QuestionWords {
  /** The one who is asked: "you", or a verb that says so. Each is a pattern. */
  readonly you: readonly string[];
  /** What can stand between "you" and what is asked: "are", "not", "really", "a". */
  readonly between: readonly string[];
  /** What is asked: "an AI", "human", "alive". */
  readonly what: readonly string[];
  /** Questions of another shape. */
  readonly others: readonly string[];
}

/** The patterns of "you", any number of words between, and what is asked; and the others. */
export function questionsOf({ you, between, what, others }: QuestionWords): readonly string[] {
  return [
    `(?:^| )(?:${you.join("|")}) (?:(?:${between.join("|")}) )*(?:${what.join("|")})(?= |$)`,
    ...others,
  ];
}
