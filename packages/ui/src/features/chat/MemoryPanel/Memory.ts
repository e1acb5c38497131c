import type { SubmitState } from "../../../components/states.ts";

/** A message that is the source of a memory. */
export interface MemorySource {
  /** The message that it comes from. */
  turnId: string;
  /** The start of the message. */
  label: string;
  /** URL of the message. Absent: it was deleted. */
  href?: string;
}

/** A memory of the character, beyond the messages that are sent to the model. */
export interface MemoryLine {
  /** Unique identifier. */
  id: string;
  /** What is remembered. */
  text: string;
  /** In order; empty for memories that the user wrote. */
  sources: readonly MemorySource[];
  /** Whether it is always sent to the model. */
  pinned: boolean;
  /** Whether it was created automatically. */
  automatic: boolean;
  /** Whether a source was changed or deleted since, so that the memory may be wrong. @default false */
  stale?: boolean;
  /** Whether it is not sent, because the budget is used up. @default false */
  unsent?: boolean;
}

/** A memory that is being written: a new one, or with `id` an edited one. Owned by the parent. */
export interface MemoryDraft {
  /** The memory that is edited. Absent: a new one. */
  id?: string;
  /** The text as typed. */
  text: string;
  /** State of saving; `failed` keeps the input. @default idle */
  state?: SubmitState;
}

/** The memories, and their cost. */
export interface MemoryLines {
  /** The memories, in order. */
  lines: readonly MemoryLine[];
  /** Tokens of the memories that are sent with each reply, and their budget. */
  tokens: {
    /** Tokens that are sent with every message. */
    sent: number;
    /** The most tokens that are sent. */
    budget: number;
  };
}

/** A part of the prompt. */
export interface PromptPreviewSection {
  /** Unique identifier. */
  id: string;
  /** The heading. */
  title: string;
  /** The text; absent for the chat itself, and for parts that the creator hides. */
  content:
    | {
        kind: "text";
        /** The text that was sent. */
        text: string;
      }
    | { kind: "hidden" }
    | { kind: "history" };
  /** Its estimated length, in tokens. */
  tokens: number;
}

/** The prompt, and its cost. */
export interface PromptPreview {
  /** The parts, in the order in which they were sent. */
  sections: readonly PromptPreviewSection[];
  /** The estimated length of all parts, in tokens. */
  total: number;
  /** The most tokens of messages that are sent. */
  historyBudget: number;
}
