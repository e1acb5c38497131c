import * as v from "valibot";
import { id, page, pageInput, rating, text, time } from "../input.ts";
import { MODERATION_NOTE_MAX, NOTICE_REASON_MAX, REPORT_TEXT_MAX } from "../limits.ts";
import { get, post } from "../route.ts";

/** The rules of a 42201 answer (`details.rule`), each with its section of `/policy` (`details.anchor`). */
export const rules = {
  /** Minors together with adult content, in any combination of fields. */
  minors: "rules",
  /** Blocked terms. */
  banned: "rules",
  /** An adult character without the statement that it is and looks adult. */
  adult_attestation: "adults",
  /** An adult character published without a stated age of at least 18. */
  adult_age: "adults",
  /** An adult character published without the statement that its cover shows an adult. */
  image_attestation: "adults",
  /** Adult text that cannot be screened now; a retry can succeed. */
  not_screened: "adults",
  /** What moderators decide about, by the reasons of reports. */
  unmarked_adult: "adults",
  real_person: "rules",
  hate: "rules",
  violence: "rules",
  self_harm: "rules",
  illegal: "rules",
  copyright: "rules",
  spam: "rules",
  /** A moderator's decision without another rule. */
  moderation: "rules",
} as const satisfies Record<string, "rules" | "adults">;
export type Rule = keyof typeof rules;

export const rule = v.picklist(Object.keys(rules) as [Rule, ...Rule[]]);

/**
 * What can be reported. An `image` is a character's cover, by the id of the character; a `profile` includes its avatar.
 */
export const reportKind = v.picklist(["character", "message", "image", "profile"]);
export type ReportKind = v.InferOutput<typeof reportKind>;

/** The reason of a report. `minors` is urgent: it alerts the moderators, and hides the item with other evidence. */
export const reportReason = v.picklist([
  "minors",
  "unmarked_adult",
  "real_person",
  "hate",
  "violence",
  "self_harm",
  "illegal",
  "copyright",
  "spam",
  "other",
]);
export type ReportReason = v.InferOutput<typeof reportReason>;

/** The rule that a report with this reason says is broken. */
export function ruleOfReason(reason: ReportReason): Rule {
  return reason === "other" ? "moderation" : reason;
}

/** The rules that the policy publishes and that a moderator's decision can name: one for each reason of a report. */
export const publishedRules = reportReason.options.map(ruleOfReason);

/** Reports an item to the moderators. Only messages of one's own chats can be reported. */
export const report = post("/report/", {
  who: "visitor",
  inputIn: "json",
  input: v.strictObject({
    kind: reportKind,
    id,
    reason: reportReason,
    text: v.optional(text(REPORT_TEXT_MAX), ""),
  }),
  data: v.object({ receipt: v.string() }),
  server: {
    example: { kind: "character", id: "example", reason: "spam" },
    rate: "report",
    errors: ["adultNotAttested", "notFound"],
  },
});

const reported = v.object({
  receipt: v.string(),
  reason: reportReason,
  text: v.string(),
  created_at: time,
  /** Who signed a request to take down an image, and where the decision is sent; null for other reports. */
  signature: v.nullable(v.string()),
  email: v.nullable(v.string()),
});

/** An item that needs a moderator's decision, with all its reports. */
export const moderationCase = v.object({
  kind: reportKind,
  id: v.string(),
  /** The name of the character or user. Null when moderators removed it, empty when the item was deleted. */
  title: v.nullable(v.string()),
  /** The first part of its text, as it was when it was reported. */
  excerpt: v.string(),
  /** The address of its image, or the image as a `data:` address while it is hidden; null without one. */
  image: v.nullable(v.string()),
  rating: v.nullable(rating),
  /** A character's current status; null for other items. */
  status: v.nullable(v.string()),
  /** Whether it is suspended until the decision. */
  hidden: v.boolean(),
  /** Whether it belongs to this moderator: another one decides. */
  own: v.boolean(),
  /** The creator; null when unknown or deleted. */
  owner: v.nullable(v.object({ uid: v.string(), user_name: v.nullable(v.string()) })),
  /** Oldest first, at most twenty. */
  reports: v.array(reported),
  report_count: v.number(),
  /** Until when the first request to take it down has to be decided; null without a request. */
  due_at: v.nullable(time),
});
export type ModerationCase = v.InferOutput<typeof moderationCase>;

/** Items that need a decision: reports of `minors` first, then requests to take an image down, then the oldest. */
export const getModerationQueue = get("/moderation/queue/", {
  who: "moderator",
  inputIn: "query",
  input: v.strictObject({ ...pageInput }),
  data: page(moderationCase),
});

/**
 * `dismiss`: nothing is wrong; a hidden item is restored, and one that was submitted again is published. `uphold`: the
 * item is suspended, and its creator can change it. `reject`: the same for an item that waits to be published. `remove`:
 * suspended for good. `restore`: restored after an earlier decision.
 */
export const moderationDecision = v.picklist(["uphold", "dismiss", "remove", "restore", "reject"]);
export type ModerationDecision = v.InferOutput<typeof moderationDecision>;

/**
 * Decides about an item and closes all its open reports. The note is in the audit log. A moderator's own item is refused
 * (40301 `needs: another_moderator`).
 */
export const decideModeration = post("/moderation/decide/", {
  who: "moderator",
  inputIn: "json",
  input: v.strictObject({
    kind: reportKind,
    id,
    decision: moderationDecision,
    /** The rule, shown to the creator. */
    rule: v.optional(rule, "moderation"),
    /** The reason, shown to the creator beside the rule. */
    reason: v.optional(text(NOTICE_REASON_MAX), ""),
    note: v.optional(text(MODERATION_NOTE_MAX), ""),
  }),
  data: v.object({
    /** A character's status afterwards; null for other items. */
    status: v.nullable(v.string()),
    /** The number of closed reports. */
    answered: v.number(),
  }),
  server: {
    example: { kind: "character", id: "example", decision: "remove" },
    errors: ["notFound", "conflict"],
  },
});

/**
 * Withdraws the moderator's own last decision about an item, within ten minutes: the item is as it was, and its reports wait
 * again. Refused (40901) later, after another decision, and when the item was changed since.
 */
export const undoModeration = post("/moderation/undo/", {
  who: "moderator",
  inputIn: "json",
  input: v.strictObject({ kind: reportKind, id }),
  data: v.object({
    /** A character's status afterwards; null for other items. */
    status: v.nullable(v.string()),
    /** The number of reports that wait again. */
    reopened: v.number(),
  }),
  server: { example: { kind: "character", id: "example" }, errors: ["notFound", "conflict"] },
});
