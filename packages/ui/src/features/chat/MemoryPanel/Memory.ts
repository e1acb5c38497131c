/** A message that is the source of a memory. */
export interface MemorySource {
  turnId: string;
  /** The start of the message. */
  label: string;
  /** URL of the message. Absent: it was deleted. */
  href?: string;
}

/** A memory of the character, beyond the messages that are sent to the model (product 6.13). */
export interface MemoryLine {
  id: string;
  text: string;
  /** In order; empty for memories that the user wrote. */
  sources: readonly MemorySource[];
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
  id?: string;
  text: string;
  /** State of saving; `failed` keeps the input. @default "idle" */
  state?: "idle" | "pending" | "failed";
  error?: string;
}

/** State of the memories. */
export type MemoryLines =
  | { kind: "loading" }
  | { kind: "failed"; onRetry: () => void }
  | {
      kind: "ready";
      lines: readonly MemoryLine[];
      /** Tokens of the memories that are sent with each reply, and their budget. */
      tokens: { sent: number; budget: number };
    };

/** A part of the prompt. */
export interface SentSection {
  id: string;
  title: string;
  /** The text; absent for the chat itself, and for parts that the creator hides. */
  content: { kind: "text"; text: string } | { kind: "hidden" } | { kind: "history" };
  tokens: number;
}

/** State of the prompt view. */
export type SentToModel =
  | { kind: "loading" }
  | { kind: "failed"; onRetry: () => void }
  | { kind: "ready"; sections: readonly SentSection[]; total: number; historyBudget: number };
