import type { SubmitState } from "../../../components/states.ts";
import type { reportDialogCopy } from "./ReportDialog.copy.ts";

/** The reason of a report. `minors` alerts the moderators at once. */
export type ReportReason = keyof typeof reportDialogCopy.reasons;

/** The reported content; with a `name` if it has one. */
export interface ReportSubject {
  /** The kind. */
  readonly kind: "character" | "message" | "image" | "profile";
  /** The name of the content. Absent: it has none. */
  readonly name?: string;
}

/** The report as moderators receive it. */
export interface Report {
  /** The reason. */
  readonly reason: ReportReason;
  /** The user's text; may be empty. */
  readonly text: string;
}

/** A report that is not sent yet. */
export interface ReportDraft {
  /** The reason. Absent: none is chosen. */
  readonly reason?: ReportReason;
  /** The user's text; may be empty. */
  readonly text: string;
}

/** State of sending. `failed` keeps the input. */
export type ReportStatus =
  | SubmitState
  /** `receipt` is the number of the report; `urgent` when the moderators were alerted at once. */
  | {
      readonly kind: "sent";
      /** The number of the report. */
      readonly receipt: string;
      /** URL of the page that shows its state. Absent: no link. */
      readonly href?: string;
      /** Whether the moderators were alerted at once. @default false */
      readonly urgent?: boolean;
    };
