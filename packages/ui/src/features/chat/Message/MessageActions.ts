import type { TurnFeedback } from "../ChatTurn.ts";

/** What a reader may do with a turn, each by the turn's id. An absent one is not offered. */
export interface MessageActions {
  /** The same again after a failure. */
  onRetry?: (turnId: string) => void;
  /** A message that was not sent is given up. */
  onDiscard?: (turnId: string) => void;
  /** Another wording was turned to, counted from 0. */
  onVariantChange?: (turnId: string, index: number) => void;
  /** A new wording is wanted; `note` says what should be different, in the reader's words. */
  onRegenerate?: (turnId: string, note?: string) => void;
  /** A reply that was cut or stopped should go on. */
  onContinue?: (turnId: string) => void;
  /** The text of the turn is wanted elsewhere. */
  onCopy?: (turnId: string) => void;
  /** The turn is to be changed where it stands; the owner answers with `editing`. */
  onEdit?: (turnId: string) => void;
  /** A chat of its own should go on from here. */
  onBranch?: (turnId: string) => void;
  /** The turn is to be marked, to find it again, or not any more. */
  onPinChange?: (turnId: string, pinned: boolean) => void;
  /** Something of it is to be written into the memory. */
  onRemember?: (turnId: string) => void;
  /** This turn and all after it should go. */
  onDeleteFrom?: (turnId: string) => void;
  /** What the reader thinks of a reply; undefined takes it back. */
  onFeedback?: (turnId: string, feedback: TurnFeedback | undefined) => void;
  /** Something is wrong with a reply. */
  onReport?: (turnId: string) => void;
  /** What the author changed is to be looked at. */
  onRevisionOpen?: (turnId: string) => void;
  /** The panel of help was read and may go. */
  onCrisisDismiss?: (turnId: string) => void;
}

/** A turn that is being changed where it stands. The owner keeps the draft, so that nothing is lost. */
export interface MessageEditing {
  turnId: string;
  /** The text so far. */
  draft: string;
  onDraftChange: (draft: string) => void;
  /** Where saving stands; `failed` keeps the draft on screen. @default "idle" */
  saving?: "idle" | "pending" | "failed";
  /** Why it could not be saved, in a sentence. */
  problem?: string;
  /** The most characters that it may have. @default 8000 */
  maxLength?: number;
  onSave: () => void;
  /** Saves, and asks for a new reply to it. Absent: that makes no sense here. */
  onSaveAndRegenerate?: () => void;
  onCancel: () => void;
}
