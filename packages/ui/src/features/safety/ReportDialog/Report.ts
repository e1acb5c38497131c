import type { reportDialogCopy } from "./ReportDialog.copy.ts";

/** Why something is reported. `minors` hides it at once. */
export type ReportReason = keyof typeof reportDialogCopy.reasons;

/** What is reported; `name` where it has one. */
export interface ReportSubject {
  /** Of which kind they are. */
  readonly kind: "character" | "message" | "image" | "profile";
  readonly name?: string;
}

/** What moderators get. */
export interface Report {
  readonly reason: ReportReason;
  /** What the user wrote; empty when nothing. */
  readonly text: string;
}

/** Where sending stands. `failed` keeps what was written. */
export type ReportSending =
  | { readonly kind: "idle" }
  | { readonly kind: "pending" }
  | { readonly kind: "failed"; readonly reason?: string }
  /** `receipt` names the report from now on; `hidden` when it was hidden from everybody at once. */
  | { readonly kind: "sent"; readonly receipt: string; readonly hidden?: boolean };
