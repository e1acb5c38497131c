import type { ReportDialogProps } from "./ReportDialog.tsx";

type ReportDialogFixture = Pick<
  ReportDialogProps,
  "subject" | "state" | "reasons" | "defaultDraft" | "takeDownHref"
>;

const subject = { kind: "character", name: "Corvin Ashe" } as const;
const image = { kind: "image" } as const;

/** A report in each state, and about each kind of content. */
export const reportDialogFixtures = {
  reason: { subject },
  message: { subject: { kind: "message" } },
  image: {
    subject: image,
    reasons: ["minors", "unmarked_adult", "real_person", "copyright", "other"],
  },
  realPerson: {
    subject: image,
    defaultDraft: { reason: "real_person", text: "" },
    takeDownHref: "#take-down",
  },
  profile: { subject: { kind: "profile", name: "halfmoon" } },
  pending: { subject, state: { kind: "pending" } },
  failed: { subject, state: { kind: "failed" } },
  failedWithReason: {
    subject,
    state: { kind: "failed", error: "You have sent many reports today. Try again tomorrow." },
  },
  sent: { subject, state: { kind: "sent", receipt: "R-7F3K-20QX", href: "#report" } },
  sentUrgent: { subject, state: { kind: "sent", receipt: "R-7F3K-20QY", urgent: true } },
} as const satisfies Record<string, ReportDialogFixture>;
