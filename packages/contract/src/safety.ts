import * as v from "valibot";
import { id, page, pageInput, rating, text, time } from "./input.ts";
import { MODERATION_NOTE_MAX, REPORT_TEXT_MAX } from "./limits.ts";
import { get, post } from "./route.ts";

/**
 * The rules that a 42201 answer may name as `details.rule`, each with its `details.anchor`: the section of `/policy` that
 * explains it.
 */
export const rules = {
  /** Minors together with adult content, in any combination of fields. */
  minors: "rules",
  /** Words that no text here may hold. */
  banned: "rules",
  /** An adult character without the statement that it is and looks adult. */
  adult_attestation: "adults",
  /** An adult character to be published without a stated age of at least 18. */
  adult_age: "adults",
  /** An adult character to be published without the statement that its picture shows an adult. */
  image_attestation: "adults",
  /** Adult text that could not be screened now; trying again later may do. */
  not_screened: "adults",
  /** A decision of a moderator that named no other rule. */
  moderation: "rules",
} as const satisfies Record<string, "rules" | "adults">;
export type Rule = keyof typeof rules;

export const rule = v.picklist(Object.keys(rules) as [Rule, ...Rule[]]);

/** What can be reported. An `image` is a character's picture, by the id of the character; a `profile` holds its avatar. */
export const reportKind = v.picklist(["character", "message", "image", "profile"]);
export type ReportKind = v.InferOutput<typeof reportKind>;

/** Why something is reported. `minors` hides the item at once, until a moderator has decided. */
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

/** Tells the moderators of something. Of messages only those of one's own chats can be reported. */
export const report = post("/report/", {
  who: "visitor",
  place: "json",
  input: v.strictObject({
    kind: reportKind,
    id,
    reason: reportReason,
    text: v.optional(text(REPORT_TEXT_MAX), ""),
  }),
  data: v.object({ receipt: v.string() }),
});

const reported = v.object({ receipt: v.string(), reason: reportReason, text: v.string(), created_at: time });

/** Something that waits for a moderator, with everything that was said against it. */
export const moderationCase = v.object({
  kind: reportKind,
  id: v.string(),
  /** What it is called: a character's or a user's name. */
  title: v.string(),
  /** What it says, or said when it was reported; the beginning of it. */
  excerpt: v.string(),
  /** Address of the picture that it is about; null without one. */
  image: v.nullable(v.string()),
  rating: v.nullable(rating),
  /** A character's present status; null for everything else. */
  status: v.nullable(v.string()),
  /** Whether it is out of sight until the decision. */
  hidden: v.boolean(),
  /** Who made it; null when nobody knows, or they are gone. */
  owner: v.nullable(v.object({ uid: v.string(), user_name: v.string() })),
  /** Oldest first, at most twenty. */
  reports: v.array(reported),
  report_count: v.number(),
});
export type ModerationCase = v.InferOutput<typeof moderationCase>;

/** What waits for a decision: the `minors` class first, then what has waited longest. */
export const getModerationQueue = get("/moderation/queue/", {
  who: "moderator",
  place: "query",
  input: v.strictObject({ ...pageInput }),
  data: page(moderationCase),
});

/**
 * `dismiss`: nothing is wrong, what was hidden comes back. `uphold`: the report is right, it stays or goes out of sight and
 * its maker may change it. `reject`: the same for what waits to be published. `remove`: it is taken down for good.
 * `restore`: it comes back after an earlier decision.
 */
export const moderationDecision = v.picklist(["uphold", "dismiss", "remove", "restore", "reject"]);
export type ModerationDecision = v.InferOutput<typeof moderationDecision>;

/** Decides about an item and answers all its open reports. The note is kept in the audit log. */
export const decideModeration = post("/moderation/decide/", {
  who: "moderator",
  place: "json",
  input: v.strictObject({
    kind: reportKind,
    id,
    decision: moderationDecision,
    /** The rule that its maker is told. */
    rule: v.optional(rule, "moderation"),
    note: v.optional(text(MODERATION_NOTE_MAX), ""),
  }),
  data: v.object({
    /** A character's status after it; null for everything else. */
    status: v.nullable(v.string()),
    /** Reports that this answered. */
    answered: v.number(),
  }),
});
