import * as v from "valibot";
import { EXAMPLE_CLIENT_ID, clientId, id, text, time } from "../input.ts";
import { MODERATION_NOTE_MAX, NOTICE_REASON_MAX } from "../limits.ts";
import { post } from "../route.ts";
import { rule } from "./safety.ts";

/**
 * What moderators decide about an account. `warn` changes nothing else. `restrict`: no publishing and no uploads; chats
 * still work. `suspend` and `ban` end all sessions, and no user can sign in to the account. `lift` ends all of these.
 */
export const accountMeasure = v.picklist(["warn", "restrict", "suspend", "ban", "lift"]);
export type AccountMeasure = v.InferOutput<typeof accountMeasure>;

/** What happens to a paid plan: refund the last payment and cancel, cancel without a refund, or change nothing. */
export const paymentChoice = v.picklist(["refund", "cancel", "keep"]);
export type PaymentChoice = v.InferOutput<typeof paymentChoice>;

/**
 * Decides about an account. The newest of `restrict`, `suspend` and `ban` replaces the one before. A moderator's own
 * account is refused (40301 `needs: another_moderator`), and so are accounts of moderators (`needs: operator`).
 */
export const decideAccount = post("/moderation/account/decide/", {
  who: "moderator",
  inputIn: "json",
  input: v.strictObject({
    /** A repeated decision with the same value has no further effect. */
    client_id: clientId,
    uid: id,
    measure: accountMeasure,
    rule: v.optional(rule, "moderation"),
    /** The reason, shown to the user. Required, except for `lift`. */
    reason: v.optional(text(NOTICE_REASON_MAX), ""),
    /** The end of a restriction or suspension. `suspend` needs one; a restriction without it lasts until it is lifted. */
    until: v.optional(time),
    /** For `suspend` and `ban` only. */
    payment: v.optional(paymentChoice, "keep"),
    note: v.optional(text(MODERATION_NOTE_MAX), ""),
  }),
  data: v.object({
    /** The reason, shown to the user. */
    notice_id: v.string(),
    /** `waiting`: the payment provider could not be reached. The API tries again every hour. */
    payment: v.picklist(["none", "done", "waiting"]),
  }),
  server: {
    example: {
      client_id: EXAMPLE_CLIENT_ID,
      uid: "example",
      measure: "warn",
      reason: "Please read the rules.",
    },
    errors: ["notFound"],
  },
});
