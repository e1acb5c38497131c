/** A short message about something that happened. */
export interface Toast {
  /** Unique identifier. */
  id: string;
  /** The kind of message. */
  kind: "info" | "done" | "failed";
  /** What happened, in a sentence. */
  message: string;
  /** An optional action, such as undo after a deletion. */
  action?: ToastAction;
}

/** What the user can do about a toast. */
export interface ToastAction {
  /** The label of the button. @default "Undo" */
  label?: string;
  /** The user pressed the button. */
  onClick: () => void;
}
