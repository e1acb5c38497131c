import * as v from "valibot";
import { id, nothing, page, pageInput, time } from "../input.ts";
import { caseText } from "./caseText.ts";
import { noticeMeasure } from "./decisionNotice.ts";
import { get } from "../route.ts";
import { moderationCase, moderationDecision, reportKind } from "./safety.ts";

/**
 * An item at one time, with all of its texts that are not empty, in the order in which users read them. The image is an address, or a
 * `data:` address when it is not served any more.
 */
const itemState = v.object({
  title: v.nullable(v.string()),
  texts: v.array(caseText),
  image: v.nullable(v.string()),
});

/** A case with all that a decision needs. */
export const moderationCaseDetail = v.object({
  ...moderationCase.entries,
  /** The item as it is now; null when it is deleted. */
  now: v.nullable(itemState),
  /** The item as it was at each undecided report; equal states once. */
  evidence: v.array(v.object({ ...itemState.entries, at: time })),
  /** What was taken down, while it is kept for an appeal; null when nothing is, and when `evidence` shows it. */
  taken_down: v.nullable(itemState),
  /** Earlier decisions about the item, newest first. */
  history: v.array(
    v.object({
      decision: moderationDecision,
      rule: v.string(),
      note: v.string(),
      /** The name of the moderator; null after the account is deleted. */
      moderator: v.nullable(v.string()),
      at: time,
    }),
  ),
  /** The owner's record: decisions that count, and reports that were upheld. Null when the owner is not shown. */
  record: v.nullable(v.object({ since: time, decisions: v.number(), upheld: v.number() })),
  /** Who reported it, without names for messages. Visitors have no record. */
  reporters: v.array(
    v.object({
      uid: v.nullable(v.string()),
      user_name: v.nullable(v.string()),
      upheld: v.number(),
      wrong: v.number(),
    }),
  ),
});
export type ModerationCaseDetail = v.InferOutput<typeof moderationCaseDetail>;

/** One case: the item as it was reported and as it is, its history, its owner and the reporters. */
export const getModerationCase = get("/moderation/case/", {
  who: "moderator",
  inputIn: "query",
  input: v.strictObject({ kind: reportKind, id }),
  data: moderationCaseDetail,
  server: { example: { kind: "character", id: "example" }, errors: ["notFound"] },
});

/** An account as moderators see it. */
export const moderationAccount = v.object({
  uid: v.string(),
  /** Null when moderators took the profile down. */
  user_name: v.nullable(v.string()),
  avatar: v.nullable(v.string()),
  biography: v.string(),
  role: v.picklist(["user", "moderator"]),
  created_at: time,
  /** Whether it is this moderator's own account. */
  own: v.boolean(),
  characters: v.object({ published: v.number(), removed: v.number() }),
  /** Reports by this account that were decided. */
  reports: v.object({ upheld: v.number(), wrong: v.number() }),
  /** What was decided about the account and its content, newest first, at most fifty. */
  decisions: v.array(
    v.object({
      notice_id: v.string(),
      measure: noticeMeasure,
      kind: v.nullable(reportKind),
      rule: v.string(),
      reason: v.string(),
      until: v.nullable(time),
      /** Whether it counts now. */
      active: v.boolean(),
      moderator: v.nullable(v.string()),
      at: time,
    }),
  ),
});
export type ModerationAccount = v.InferOutput<typeof moderationAccount>;

export const getModerationAccount = get("/moderation/account/", {
  who: "moderator",
  inputIn: "query",
  input: v.strictObject({ uid: id }),
  data: moderationAccount,
  server: { example: { uid: "example" }, errors: ["notFound"] },
});

const auditFilter = {
  /** What happened, such as `report.decided`. */
  action: v.optional(v.pipe(v.string(), v.regex(/^[a-z_]{1,30}\.[a-z_]{1,30}$/))),
  severity: v.optional(v.picklist(["info", "notice", "critical"])),
  /** A user, `visitor` or `system`. */
  actor: v.optional(id),
  item_id: v.optional(id),
  from: v.optional(time),
  to: v.optional(time),
};

/** A line of the audit log. */
export const auditLine = v.object({
  id: v.number(),
  at: time,
  actor: v.string(),
  /** The name of the actor; null for visitors, the system and deleted accounts. */
  actor_name: v.nullable(v.string()),
  action: v.string(),
  severity: v.picklist(["info", "notice", "critical"]),
  kind: v.nullable(v.string()),
  item_id: v.nullable(v.string()),
  details: v.record(v.string(), v.unknown()),
});
export type AuditLine = v.InferOutput<typeof auditLine>;

/** The audit log, newest first. */
export const listAudit = get("/moderation/audit/", {
  who: "moderator",
  inputIn: "query",
  input: v.strictObject({ ...auditFilter, ...pageInput }),
  data: page(auditLine),
});

/** The lines of the audit log as a file: one JSON object per line, oldest first. */
export const exportAudit = get("/moderation/audit/export/", {
  who: "moderator",
  inputIn: "query",
  answer: "lines",
  input: v.strictObject(auditFilter),
  data: auditLine,
  server: { rate: "export" },
});

/** The number of waiting cases, and the decisions of the last seven days. */
export const moderationFigures = v.object({
  /** Cases in the queue. */
  open: v.number(),
  urgent: v.number(),
  /** When the oldest case was reported; null when there is none. */
  oldest: v.nullable(time),
  appeals: v.number(),
  /** Until when the first request to take an image down has to be decided; null when there is none. */
  next_due: v.nullable(time),
  /** Decisions about items and accounts. */
  decided: v.number(),
  /** Decisions that were withdrawn, by an appeal or without. */
  reversed: v.number(),
});
export type ModerationFigures = v.InferOutput<typeof moderationFigures>;

export const getModerationFigures = get("/moderation/figures/", {
  who: "moderator",
  inputIn: "none",
  input: nothing,
  data: moderationFigures,
});
