/** The data of a character's prompt. */
export interface PromptCard {
  readonly name: string;
  /** The character's short name in a chat. */
  readonly chatName: string;
  /** The name of the user in the chat. */
  readonly userName: string;
  /** Whether `userName` is no name, because the user has not chosen one. @default false */
  readonly isUnnamed?: boolean;
  readonly definition: string;
  readonly personality: string;
  readonly scenario: string;
  /** Character Card blocks, each opened by `<START>`. */
  readonly exampleDialogs: string;
  /** What Memory holds: a list with one line each. */
  readonly memory: string;
}

/** `suggest`: suggestions for the user's next message. `remember`: new memory entries. */
export type TaskKind = "suggest" | "remember";

/** A numbered message of a task. */
export interface TaskLine {
  readonly by: "user" | "char";
  readonly number: number;
  readonly name: string;
  readonly text: string;
}

/** Parses the prompts of the API. The API passes the parser in, because only the API knows their format. */
export interface PromptReader {
  /** The card of a character's prompt; null for any other text. */
  readCard(prompt: string): PromptCard | null;
  /** The kind of a task; null for any other text. */
  taskKindOf(prompt: string): TaskKind | null;
  /** The user's note to a regenerated reply; null when the text holds none. */
  readNote(text: string): string | null;
  readTaskLines(text: string): readonly TaskLine[];
}
