import type { ModerationDecision, NoticeMeasure, ReportReason } from "@mimi/contract";
import { pluralOf } from "@mimi/ui/format";

const plural = pluralOf("en");

/** Texts of the moderation page. */
export const moderationTexts = {
  title: "Moderation",
  decided: (count: number) => plural(count, { one: "Decided.", other: `${count} cases are decided.` }),
  undone: "Undone. The case is in the queue again.",
  cannotUndo: "This can no longer be undone. Make a new decision.",
  undo: "Undo",
  accountDecided: "Decided. The user is notified.",
  paymentWaits: "Decided. The payment provider could not be reached; we try again every hour.",
  appealDecided: "The appeal is decided. The user is notified.",
  another: "Another moderator has to decide this.",
  operator: "Only the operator can decide about moderators.",
  deleted: "Deleted item",
  visitor: "Visitor",
  system: "System",
  resubmitted: "Submitted again",
  until: (time: string) => `until ${time}`,
  /** `email` is null once the decision was sent there. */
  request: (signature: string, email: string | null) =>
    `Request to take down, signed by ${signature}${email === null ? "" : `, ${email}`}`,
  hoursLeft: (hours: number) =>
    hours < 1
      ? "less than an hour left"
      : plural(hours, { one: "1 hour left", other: `${hours} hours left` }),
  hoursLate: (hours: number) => plural(hours, { one: "1 hour late", other: `${hours} hours late` }),
  facts: {
    published: "Published characters",
    removed: "Removed",
    upheld: "Reports upheld",
    wrong: "Reports dismissed",
    role: "Role",
    moderator: "Moderator",
  },
  reasonNames: {
    minors: "Minors",
    unmarked_adult: "Wrong rating",
    real_person: "Real person",
    hate: "Hate",
    violence: "Violence",
    self_harm: "Self-harm",
    illegal: "Illegal",
    copyright: "Stolen work",
    spam: "Spam",
    other: "Other",
  } satisfies Readonly<Record<ReportReason, string>>,

  decisionNames: {
    dismiss: "Nothing is wrong",
    uphold: "Taken down",
    reject: "Taken down",
    remove: "Removed",
    restore: "Restored",
  } satisfies Readonly<Record<ModerationDecision, string>>,

  measureNames: {
    reject: "Taken down",
    remove: "Removed",
    warn: "Warned",
    restrict: "Restricted",
    suspend: "Suspended",
    ban: "Banned",
    lift: "Lifted",
  } satisfies Readonly<Record<NoticeMeasure, string>>,

  kindNames: {
    character: "character",
    image: "cover",
    message: "message",
    profile: "profile",
  },
};
