import * as v from "valibot";
import { languageTag } from "../languages.ts";
import { nothing, time } from "../input.ts";
import { get } from "../route.ts";

/**
 * Whether the user has chosen their name. A new account has a neutral name, which no character is told. `skipped`: the user
 * was asked for a name, and gave none.
 */
export const nameState = v.picklist(["unset", "skipped", "chosen"]);
export type NameState = v.InferOutput<typeof nameState>;

/** §3. `avatar` is an address that an upload returned, or null before the first upload. */
export const user = v.object({
  uid: v.string(),
  /** Null when moderators took the profile down, until the user chooses a new name. */
  user_name: v.nullable(v.string()),
  name_state: nameState,
  avatar: v.nullable(v.string()),
  biography: v.string(),
  /** When the user confirmed to be an adult; with null, no answer contains adult characters. */
  adult_attested_at: v.nullable(time),
  /** Whether the user said that they are under 18. Then they are no adult, and are shown more often that characters are AIs. */
  under_18: v.boolean(),
  /** The language of the app that the user chose, and of mails; null when none is chosen. */
  language: v.nullable(languageTag),
  /** Moderators see the queue of reports. */
  role: v.picklist(["user", "moderator"]),
  /** Decisions of the moderators that the user has not read, see `listNotices`. */
  unread_notices: v.number(),
});
export type User = v.InferOutput<typeof user>;

/** Messages of the current UTC day. `limit` null is unlimited (§9). */
export const quota = v.object({
  limit: v.nullable(v.number()),
  used: v.number(),
  resets_at: time,
  /** What counts as a message. */
  counts: v.array(v.picklist(["send", "regenerate", "continue"])),
});
export type Quota = v.InferOutput<typeof quota>;

export const getUser = get("/user/", { who: "user", inputIn: "none", input: nothing, data: user });

/** Additive. */
export const getQuota = get("/user/quota/", { who: "user", inputIn: "none", input: nothing, data: quota });
