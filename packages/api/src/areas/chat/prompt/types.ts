import type { PlanId } from "@mimi/contract";
import type { Database } from "../../../db/Database.ts";
import type { PinnedCard } from "../../../db/schema.ts";
import type { CardSection } from "../../../providers/model/cardPrompt.ts";
import type { ModelMessage, ModelRequest } from "../../../providers/model/Model.ts";
import type { ChatPersona } from "../types.ts";

/** Composes the prompts of chats. */
export interface PromptComposer {
  /** Composes the prompt of the next reply of a chat. */
  compose(db: Database, chat: PromptChat, scope?: PromptScope): Promise<ComposedPrompt>;
  /** The messages of a chat that would be sent now, by the same rule as in {@link compose}. */
  memoryWindow(db: Database, chatKey: string): Promise<HistoryWindow>;
}

/** A chat, as far as its prompt depends on it. */
export interface PromptChat {
  readonly chatKey: string;
  readonly userId: string;
  readonly card: PinnedCard;
  readonly persona: ChatPersona;
  /** Loaded when it is absent. */
  readonly plan?: PlanId;
  /** Whether the chat is new, so that it has no memory yet. @default false */
  readonly isNew?: boolean;
}

/** The requested reply. */
export interface PromptScope {
  /** The model is sent only the messages before this position. @default all */
  readonly before?: number | undefined;
  readonly wish?: ReplyInstruction | undefined;
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

/** The messages at the end of a chat that the model is sent. */
export interface HistoryWindow {
  /** The oldest of these messages; null without any. */
  readonly from: { readonly id: string; readonly position: number } | null;
  /** Whether older messages were left out. */
  readonly cut: boolean;
  /** Estimated. */
  readonly tokens: number;
}

/** A prompt: the sections of the system text, and the instructions after the messages. */
export interface Prompt {
  readonly sections: readonly CardSection[];
  /** Empty without such instructions. */
  readonly last: string;
  readonly request: ModelRequest;
}
