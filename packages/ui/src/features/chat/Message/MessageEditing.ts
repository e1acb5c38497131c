import type { SubmitState } from "../../../components/states.ts";

/** A message that is being edited in place. The owner stores the draft, so that it is never lost. */
export interface MessageEditing {
  /** The message that is edited. */
  turnId: string;
  /** The draft. */
  draft: string;
  /** The user typed; the whole new text. */
  onDraftChange: (draft: string) => void;
  /** State of saving; `failed` keeps the draft. @default idle */
  state?: SubmitState;
  /** The most characters. @default no limit */
  maxLength?: number;
  /** The user saved the text. */
  onSave: () => void;
  /** Save, and generate a new reply. Absent: not available here. */
  onSaveAndRegenerate?: () => void;
  /** The user cancelled. */
  onCancel: () => void;
}
