import * as v from "valibot";
import { id, line, nothing, text, time } from "./input.ts";
import { BIOGRAPHY_MAX, USER_NAME_MAX } from "./limits.ts";
import { asFile, get, post } from "./route.ts";

/** §3. `avatar` is an address that an upload call issued, or null before the first upload. */
export const user = v.object({
  uid: v.string(),
  user_name: v.string(),
  avatar: v.nullable(v.string()),
  biography: v.string(),
  /** When the user stated to be an adult; null keeps adult characters out of every answer. */
  adult_attested_at: v.nullable(time),
  /** Moderators see the queue of reports. */
  role: v.picklist(["user", "moderator"]),
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

/** An uploaded image's address, the only kind that avatar fields accept. */
export const uploaded = v.object({ url: v.string() });

export const getUser = get("/user/", { who: "user", place: "none", input: nothing, data: user });

export const updateUser = post("/user/update/", {
  who: "user",
  place: "json",
  input: v.strictObject({
    user_name: line(USER_NAME_MAX, 1),
    avatar: line(300, 1),
    biography: text(BIOGRAPHY_MAX),
  }),
  data: user,
});

/** Multipart with one part `file`; the image is cut to a square. */
export const uploadUserImage = post("/user/upload/", {
  who: "user",
  place: "multipart",
  input: nothing,
  data: uploaded,
});

/** Additive. */
export const getQuota = get("/user/quota/", { who: "user", place: "none", input: nothing, data: quota });

/**
 * States to be an adult (product 7), or takes the statement back with `value: false`. Refused with 40301 and
 * `needs: "age_verification"` where a statement does not do (then `method: "verifier"`), and with
 * `needs: "another_country"` where adult content is not available. Additive.
 */
export const attestAdult = post("/user/attest_adult/", {
  who: "user",
  place: "json",
  input: v.strictObject({
    method: v.picklist(["statement", "verifier"]),
    /** Which wording of the statement was agreed to, such as `2026-11`. */
    version: line(20, 1),
    value: v.optional(v.boolean(), true),
  }),
  data: v.object({
    adult_attested_at: v.nullable(time),
    /** With `method: "verifier"`: where the check goes on; call again on coming back from there. */
    verify_url: v.optional(v.string()),
  }),
});

export const hiddenKind = v.picklist(["character", "creator", "tag"]);
export type HiddenKind = v.InferOutput<typeof hiddenKind>;

/** `name` is null when it is gone, or is for adults only and the viewer has not attested. */
const hiddenItem = v.object({ id: v.string(), name: v.nullable(v.string()) });

/** What a user does not want to see in any list, the newest first. */
export const hidden = v.object({
  characters: v.array(hiddenItem),
  creators: v.array(hiddenItem),
  tags: v.array(hiddenItem),
});
export type Hidden = v.InferOutput<typeof hidden>;

/** Additive. */
export const getHidden = get("/user/hidden/", { who: "user", place: "none", input: nothing, data: hidden });

/** Hides an item, or shows it again with `value: false`; twice is once. A tag's id is its number as text. Additive. */
export const hide = post("/user/hide/", {
  who: "user",
  place: "json",
  input: v.strictObject({ kind: hiddenKind, id, value: v.optional(v.boolean(), true) }),
  data: hidden,
});

/** Everything that is kept about the user, as one JSON file. Additive. */
export const exportUser = asFile(
  get("/user/export/", {
    who: "fresh",
    place: "none",
    input: nothing,
    /** Rows as they are stored, also those of `user`. */
    data: v.looseObject({ user: v.looseObject({ id: v.string() }) }),
  }),
);

/** Deletes the account and everything of it, at once and for good. Additive. */
export const deleteUser = post("/user/delete/", {
  who: "fresh",
  place: "none",
  input: nothing,
  data: v.object({}),
});
