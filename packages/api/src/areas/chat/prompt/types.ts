import type { DepthPrompt, LanguageTag, PlanId } from "@mimi/contract";
import type { Database } from "../../../db/Database.ts";
import type { message } from "../../../db/schema/chat.ts";
import type { ModelMessage, ModelRequest } from "../../../providers/model/Model.ts";
import type { ChatPersona } from "./names.ts";
import type { PromptCharacter } from "./PromptCharacter.ts";
import type { SystemSection } from "./systemPrompt.ts";

/** Composes the prompts of chats. */
export interface PromptComposer {
  /** Loads what the next reply of a chat needs, and composes its prompt. */
  load(db: Database, chat: PromptChat): Promise<ComposedPrompt>;
  /** Composes a prompt of what is loaded. */
  compose(loaded: LoadedPrompt): ComposedPrompt;
  /** The most tokens of messages that a prompt with this character has. */
  historyBudget(plan: PlanId, promptCharacter: PromptCharacter): number;
  /** The messages of a chat that would be sent now, by the same rule as in {@link load}. */
  memoryWindow(db: Database, chatKey: string): Promise<HistoryWindow>;
}

/** A chat, as far as its prompt depends on it. */
export interface PromptChat {
  readonly chatKey: string;
  readonly userId: string;
  readonly promptCharacter: PromptCharacter;
  readonly persona: ChatPersona;
  readonly replyLanguage: LanguageTag | null;
}

/** Everything that a prompt depends on. */
export interface LoadedPrompt {
  readonly chatKey: string;
  readonly promptCharacter: PromptCharacter;
  readonly persona: ChatPersona;
  /** The language that the user chose for replies; null is the character's. */
  readonly replyLanguage: LanguageTag | null;
  readonly plan: PlanId;
  /** At least the messages that fit into the budget of the plan. */
  readonly history: History;
  /** The lines of memory that are sent. */
  readonly memory: readonly string[];
  readonly instruction?: ReplyInstruction | undefined;
}

/** A prompt, with the messages that it contains. */
export interface ComposedPrompt extends Prompt {
  readonly window: HistoryWindow;
  readonly historyBudget: number;
  readonly plan: PlanId;
  /** The messages that are sent. */
  readonly turns: readonly ModelMessage[];
}

/** What the user wants of this reply besides an answer. */
export type ReplyInstruction =
  | { readonly kind: "note"; readonly text: string }
  /** Continue the character's last turn where it ends. */
  | { readonly kind: "continue" };

/** A message with its selected text, and the tokens that it takes in a prompt. */
export type HistoryMessage = Pick<
  typeof message.$inferSelect,
  "id" | "position" | "kind" | "role" | "status" | "selected" | "client_id"
> & { readonly text: string; readonly tokens: number };

/** The newest messages of a chat, the oldest first. */
export interface History {
  readonly messages: readonly HistoryMessage[];
  /** Whether the chat has messages before them. */
  readonly hasOlder: boolean;
}

/** The messages at the end of a chat that the model is sent. */
export interface HistoryWindow {
  /** The oldest of these messages; null without any. */
  readonly from: { readonly id: string; readonly position: number } | null;
  /** Whether older messages were left out. */
  readonly cut: boolean;
  /** Estimated. */
  readonly tokens: number;
}

/** A text between the messages, with what it is. */
export interface DepthText extends DepthPrompt {
  readonly kind: "lore" | "depth_prompt";
}

/** A prompt: the sections of the system text, and the instructions after the messages. */
export interface Prompt {
  readonly sections: readonly SystemSection[];
  /** Texts of the card between the messages. */
  readonly inserted: readonly DepthText[];
  /** Empty without such instructions. */
  readonly last: string;
  readonly request: ModelRequest;
}
