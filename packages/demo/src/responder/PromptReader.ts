/** What a character's prompt says. */
export interface PromptCard {
  readonly name: string;
  /** The short name that the character goes by in a chat. */
  readonly chatName: string;
  /** The name of the user in the chat. */
  readonly userName: string;
  readonly definition: string;
  readonly personality: string;
  readonly scenario: string;
  /** Character Card blocks, each opened by `<START>`. */
  readonly exampleDialogs: string;
}

/** `suggest`: what the user might say next. `remember`: what is worth keeping. */
export type TaskKind = "suggest" | "remember";

/** A numbered line of the conversation that a task is about. */
export interface TaskLine {
  readonly by: "user" | "char";
  readonly number: number;
  readonly name: string;
  readonly text: string;
}

/** Reads the prompts that the API writes. The API hands it in, because only the API knows their format. */
export interface PromptReader {
  /** The card of a character's prompt; null when the text is no such prompt. */
  readCard(prompt: string): PromptCard | null;
  /** The kind of a task's prompt; null when the text is no task. */
  taskKindOf(prompt: string): TaskKind | null;
  readTaskLines(text: string): readonly TaskLine[];
}
