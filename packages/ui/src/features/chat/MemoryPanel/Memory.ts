/** A message that a remembered line came from. */
export interface MemorySource {
  turnId: string;
  /** The message in a few words. */
  label: string;
  /** Leads to it. Absent: it is gone. */
  href?: string;
}

/** Something that a character remembers beyond the messages that the model is sent (product 6.13). */
export interface MemoryLine {
  id: string;
  text: string;
  /** In reading order; none for what the reader noted themselves. */
  sources: readonly MemorySource[];
  pinned: boolean;
  /** Whether it was noted by itself, rather than by the reader. */
  automatic: boolean;
  /** Whether a source was changed or deleted since, so that the line may no longer hold. @default false */
  stale?: boolean;
  /** Whether there is no room to send it. @default false */
  unsent?: boolean;
}

/** A line that is being written: a new one, or with `id` one that is corrected. The owner keeps it. */
export interface MemoryDraft {
  id?: string;
  text: string;
  /** Where saving stands; `failed` keeps what was written. @default "idle" */
  saving?: "idle" | "pending" | "failed";
  problem?: string;
}

/** Where the remembered lines stand. */
export type MemoryLines =
  | { kind: "loading" }
  | { kind: "failed"; onRetry: () => void }
  | {
      kind: "ready";
      lines: readonly MemoryLine[];
      /** Tokens of lines that are sent with each reply, and how many may be. */
      tokens: { sent: number; budget: number };
    };

/** A part of what the model is sent. */
export interface SentSection {
  id: string;
  title: string;
  /** What is sent; the history is the chat itself, and an author may hide the rest. */
  content: { kind: "text"; text: string } | { kind: "hidden" } | { kind: "history" };
  tokens: number;
}

/** Where the view of what is sent stands. */
export type SentToModel =
  | { kind: "loading" }
  | { kind: "failed"; onRetry: () => void }
  | { kind: "ready"; sections: readonly SentSection[]; total: number; historyBudget: number };
