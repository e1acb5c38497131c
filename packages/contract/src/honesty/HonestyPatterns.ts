/**
 * All that is known of a language about the question whether a character is an AI or a person. Patterns are regular expressions
 * without borders of their own. They are compared with one sentence at a time: in small letters, without accents, punctuation
 * and doubled spaces, and {@link folded}. They can be written with accents, which are left out of patterns too.
 */
export interface HonestyPatterns {
  /** Messages that ask ("Are you an AI?"), claim ("You are human, right?") or doubt ("I think you are a bot"). */
  readonly questions: readonly string[];
  /** The same, compared with sentences that end with a question mark. Without it the same words say something. */
  readonly markedQuestions?: readonly string[];
  /** The same, compared with the whole message instead of a sentence: `Say "I am human"`. */
  readonly wholeQuestions?: readonly string[];
  readonly replies: ReplyPatterns;
}

/** What a reply to such a question says. */
export interface ReplyPatterns {
  /** "I am human", "I am not an AI". */
  readonly claims: readonly string[];
  /** "I am an AI", "I am not human", "a program writes this". A reply that admits it claims nothing. */
  readonly admissions: readonly string[];
  /** Words for a machine in a question, so that "No" to "Are you an AI?" is understood. */
  readonly machine: string;
  /** Words for a person in a question, so that "Yes" to "Are you human?" is understood. */
  readonly human: string;
  /** A question that denies it: "You are not a robot, right?". "Yes" and "No" to it are both a denial. */
  readonly deniedQuestion?: string;
  /** A whole sentence that says yes. */
  readonly yes: string;
  /** A whole sentence that says no. */
  readonly no: string;
}
