import type { reportDialogCopy } from "./ReportDialog.copy.ts";

/** The reason of a report. `minors` alerts the moderators at once. */
export type ReportReason = keyof typeof reportDialogCopy.reasons;

/** The reported content; with a `name` if it has one. */
export interface ReportSubject {
  /** The kind. */
  readonly kind: "character" | "message" | "image" | "profile";
  readonly name?: string;
}

/** The report as moderators receive it. */
export interface Report {
  readonly reason: ReportReason;
  /** The user's text; may be empty. */
  readonly text: string;
}

/** State of sending. `failed` keeps the input. */
export type ReportStatus =
  | { readonly kind: "idle" }
  | { readonly kind: "pending" }
  | { readonly kind: "failed"; readonly reason?: string }
  /** `receipt` is the number of the report; `urgent` when the moderators were alerted at once. */
  | { readonly kind: "sent"; readonly receipt: string; readonly urgent?: boolean };
