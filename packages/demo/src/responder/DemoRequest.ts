import type { LanguageTag } from "@mimi/contract";

/** A character as a chat uses it: `{{char}}` and `{{user}}` are replaced, and each text is trimmed. */
export interface DemoCharacter {
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
  /** The language that the user chose for replies. @default that of the user's message */
  readonly replyLanguage?: LanguageTag | null;
}

/** `suggest`: suggestions for the user's next message. `remember`: new memory entries. */
export type TaskKind = "suggest" | "remember";

/** A message of a task. */
export interface TaskLine {
  readonly by: "user" | "char";
  /** From 1. */
  readonly number: number;
  readonly name: string;
  readonly text: string;
}

/** What the demo responder answers from, besides the messages of the chat. */
export type DemoRequest =
  | {
      readonly kind: "reply";
      readonly character: DemoCharacter;
      /** The user's instruction for a regenerated reply; null without one. */
      readonly instruction: string | null;
    }
  | {
      readonly kind: TaskKind;
      readonly lines: readonly TaskLine[];
      /** As of a reply; suggestions are in it too. */
      readonly replyLanguage?: LanguageTag | null;
    };
