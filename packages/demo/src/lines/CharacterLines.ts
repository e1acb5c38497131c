import type { Intent } from "../responder/intent.ts";

/**
 * What one character of the sample cast says and does in the demo. Characters share no line. A line without quotation marks
 * and asterisks is spoken; a line with them is rendered as it is written.
 */
export interface CharacterLines {
  /** Small actions: whole sentences in the third person, without asterisks. */
  readonly actions: readonly string[];
  /** Answers to any message. Each makes sense without context and asks nothing. */
  readonly anytime: readonly string[];
  /** Answers to one kind of message. */
  readonly about: Partial<Record<Intent, readonly string[]>>;
  /** Answers after bad news: nothing funny, nothing to ask, nothing to do. Each fits a death, an illness and fear. */
  readonly quiet: readonly string[];
  /** The same when the user goes. */
  readonly quietFarewell: string;
  /** Repeats what the user spoke of. `{topic}` is a noun phrase such as "your sister"; `{Topic}` has a capital. */
  readonly echoes: readonly string[];
  /** Questions to the user. Empty for a character who never asks. */
  readonly questions: readonly string[];
  /** Says, in the character's own manner, that the character is an AI. */
  readonly honest: readonly string[];
  /** Uses the user's name, `{name}`: answers "what is my name?" and "I am Sam". */
  readonly name: readonly string[];
  /** Introduces the list of what Memory holds. */
  readonly memory: readonly string[];
  /** Memory is empty; says how a line is added. */
  readonly noMemory: readonly string[];
  /** All prepared lines have been said. */
  readonly runOut: readonly string[];
}
