import type { DepthPrompt, FieldValues, FieldWith } from "@mimi/contract";

/** The definition, the names and the greetings of a character, with their macros. */
export type PromptCharacter = FieldValues<FieldWith<{ readonly readers: "definition" }>> & {
  readonly name: string;
  readonly chat_name: string;
  readonly greetings: readonly string[];
  /** The BCP 47 tag of the language that it is written in, which is that of its replies. */
  readonly language: string;
  /** The character's note; null without one. */
  readonly depth_prompt: DepthPrompt | null;
};
