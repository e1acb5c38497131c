import type { Book, DepthPrompt } from "@mimi/contract";

/** The fields of a character that a chat needs, with their macros. */
export interface PromptCharacter {
  readonly name: string;
  readonly chat_name: string;
  readonly greetings: readonly string[];
  readonly definition: string;
  readonly personality: string;
  readonly scenario: string;
  readonly example_dialogs: string;
  readonly system_prompt: string;
  readonly post_history: string;
  /** The character's note; null without one. */
  readonly depth_prompt: DepthPrompt | null;
  readonly book: Book | null;
}
