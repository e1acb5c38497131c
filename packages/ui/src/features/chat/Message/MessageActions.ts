import type { TurnFeedback } from "../ChatTurn.ts";

/** Actions on a message, each with its id. An absent one is not offered. */
export interface MessageActions {
  /** Retry after a failure. */
  onMessageRetry?: (turnId: string) => void;
  /** Discard a message that was not sent, or dismiss the problem of a reply that is `done`. */
  onMessageDiscard?: (turnId: string) => void;
  /** Show another variant, by its index from 0. */
  onVariantChange?: (turnId: string, index: number) => void;
  /** Generate a new variant; `note` says what should be different. */
  onMessageRegenerate?: (turnId: string, note?: string) => void;
  /** The user typed into the note for a new variant; its whole new text. Empty once it was sent or cancelled. */
  onNoteDraftChange?: (turnId: string, noteDraft: string) => void;
  /** Continue the text of a reply. */
  onMessageContinue?: (turnId: string) => void;
  /** Copy the text. */
  onMessageCopy?: (turnId: string) => void;
  /** Copy the text of a code block. */
  onCodeCopy?: (code: string) => void;
  /** Edit the message in place; the owner then passes `editing`. */
  onMessageEdit?: (turnId: string) => void;
  /** Branch: start a new chat from here. */
  onMessageBranch?: (turnId: string) => void;
  /** Pin or unpin the message. */
  onMessagePinChange?: (turnId: string, pinned: boolean) => void;
  /** Save a part of it as a memory. */
  onMessageRemember?: (turnId: string) => void;
  /** Delete this message and all after it. */
  onMessageDeleteFrom?: (turnId: string) => void;
  /** Set feedback on a reply; undefined removes it. */
  onFeedbackChange?: (turnId: string, feedback: TurnFeedback | undefined) => void;
  /** Report a reply. */
  onMessageReport?: (turnId: string) => void;
  /** Show the creator's changes. */
  onRevisionOpen?: (turnId: string) => void;
  /** Dismiss the help panel. */
  onCrisisClose?: (turnId: string) => void;
}

/** A message that is being edited in place. The owner stores the draft, so that it is never lost. */
export interface MessageEditing {
  /** The message that is edited. */
  turnId: string;
  /** The draft. */
  draft: string;
  /** The user typed; the whole new text. */
  onDraftChange: (draft: string) => void;
  /** State of saving; `failed` keeps the draft. @default "idle" */
  state?: "idle" | "pending" | "failed";
  /** Why saving failed, in a sentence. */
  error?: string;
  /** The most characters. @default 8000 */
  maxLength?: number;
  /** The user saved the text. */
  onSave: () => void;
  /** Save, and generate a new reply. Absent: not available here. */
  onSaveAndRegenerate?: () => void;
  /** The user cancelled. */
  onCancel: () => void;
}
