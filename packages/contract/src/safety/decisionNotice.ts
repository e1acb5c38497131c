import * as v from "valibot";
import { id, nothing, page, pageInput, text, time } from "../input.ts";
import { APPEAL_TEXT_MAX, NOTICE_REASON_MAX } from "../limits.ts";
import { get, post } from "../route.ts";
import { reportKind } from "./safety.ts";

/** What was decided: about an item of the user (`reject`, `remove`), or about the account. */
export const noticeMeasure = v.picklist(["reject", "remove", "warn", "restrict", "suspend", "ban", "lift"]);
export type NoticeMeasure = v.InferOutput<typeof noticeMeasure>;

/** The result of an appeal: the decision holds, or it is withdrawn. */
export const appealResult = v.picklist(["confirmed", "reversed"]);
export type AppealResult = v.InferOutput<typeof appealResult>;

/** A decision of the moderators, as its user reads it: the statement of reasons. */
export const decisionNotice = v.object({
  notice_id: v.string(),
  measure: noticeMeasure,
  /** The item; null for decisions about the account. */
  kind: v.nullable(reportKind),
  /** The character that the user can open, to change it or its cover; null when there is none. */
  character_id: v.nullable(v.string()),
  /** The name of the character; null when it has none that the user still sees. */
  title: v.nullable(v.string()),
  rule: v.string(),
  /** What the moderators wrote; can be empty. */
  reason: v.string(),
  /** The end of a restriction or suspension; null without an end. */
  until: v.nullable(time),
  /** What happened to the paid plan; null when nothing did. */
  payment: v.nullable(v.picklist(["refund", "cancel"])),
  created_at: time,
  /** Whether the user has read it. */
  seen: v.boolean(),
  /** Why it does not count any more, besides `until`; null while it counts. */
  ended_by: v.nullable(v.picklist(["lifted", "replaced"])),
  /** Whether the user can appeal now: once for each decision. */
  appealable: v.boolean(),
  /** The user's appeal; null without one. */
  appeal: v.nullable(
    v.object({
      text: v.string(),
      created_at: time,
      /** Null until it is decided. */
      result: v.nullable(appealResult),
      /** What the moderators answered; can be empty. */
      answer: v.string(),
    }),
  ),
});
export type DecisionNotice = v.InferOutput<typeof decisionNotice>;

/** The decisions about the user and the user's items, newest first. */
export const listNotices = get("/user/notices/", {
  who: "user",
  inputIn: "query",
  input: v.strictObject({ ...pageInput }),
  data: page(decisionNotice),
});

/** The user has read all notices. */
export const seeNotices = post("/user/notices/seen/", {
  who: "user",
  inputIn: "json",
  input: nothing,
  data: v.object({}),
});

/** Appeals against a decision: once for each. Throws 40901 when it is too late, or was done before. */
export const appealNotice = post("/user/notices/appeal/", {
  who: "user",
  inputIn: "json",
  input: v.strictObject({ notice_id: id, text: text(APPEAL_TEXT_MAX, 1) }),
  data: v.object({}),
  server: {
    example: { notice_id: "example", text: "Please look again." },
    rate: "report",
    errors: ["notFound", "conflict"],
  },
});

/** Appeals against the decision that refuses the sign-in (40303), with the identity token of that sign-in. */
export const appealStop = post("/user/appeal/", {
  who: "bearer",
  inputIn: "json",
  input: v.strictObject({ text: text(APPEAL_TEXT_MAX, 1) }),
  data: v.object({}),
  server: { example: { text: "Please look again." }, rate: "exchange", errors: ["notFound", "conflict"] },
});

/** An appeal that needs a decision. */
export const openAppeal = v.object({
  appeal_id: v.string(),
  uid: v.string(),
  /** Null when moderators took the profile down. */
  user_name: v.nullable(v.string()),
  /** Whether this moderator made the decision, or is its user, and another moderator has to decide. */
  own: v.boolean(),
  /** The item; null for decisions about the account. */
  item_id: v.nullable(v.string()),
  notice: decisionNotice,
});
export type OpenAppeal = v.InferOutput<typeof openAppeal>;

/** Appeals that need a decision, oldest first. */
export const listAppeals = get("/moderation/appeals/", {
  who: "moderator",
  inputIn: "query",
  input: v.strictObject({ ...pageInput }),
  data: page(openAppeal),
});

/**
 * Decides an appeal. `reversed` withdraws the decision: the item is restored, or the measure ends. A moderator's own
 * decision is refused while there is another moderator (40301 `needs: another_moderator`).
 */
export const decideAppeal = post("/moderation/appeals/decide/", {
  who: "moderator",
  inputIn: "json",
  input: v.strictObject({
    appeal_id: id,
    result: appealResult,
    answer: v.optional(text(NOTICE_REASON_MAX), ""),
  }),
  data: v.object({}),
  server: { example: { appeal_id: "example", result: "confirmed" }, errors: ["notFound", "conflict"] },
});
