import * as v from "valibot";
import { languageTag } from "../languages.ts";
import { user } from "./account.ts";
import { id, line, nothing, text, time } from "../input.ts";
import { BIOGRAPHY_MAX, USER_NAME_MAX } from "../limits.ts";
import { name } from "../names.ts";
import { get, post } from "../route.ts";

/** The address of an uploaded image, the only kind that avatar fields accept. */
export const uploaded = v.object({ url: v.string() });

export const updateUser = post("/user/update/", {
  who: "user",
  inputIn: "json",
  input: v.strictObject({
    user_name: name(USER_NAME_MAX, 1),
    /** An address that an upload returned; empty for the letter of the name. */
    avatar: line(300),
    biography: text(BIOGRAPHY_MAX),
  }),
  data: user,
  server: { example: { user_name: "Ada", avatar: "/uploads/a.webp", biography: "" } },
});

/**
 * The answer to "What shall they call you?": sets the user's name, unless the user has chosen one meanwhile. Null skips the
 * question. Additive.
 */
export const nameUser = post("/user/name/", {
  who: "user",
  inputIn: "json",
  input: v.strictObject({ user_name: v.nullable(name(USER_NAME_MAX, 1)) }),
  data: user,
  server: { example: { user_name: "Ada" } },
});

/** Chooses the language of the app, and of mails to the user. Additive. */
export const chooseLanguage = post("/user/language/", {
  who: "user",
  inputIn: "json",
  input: v.strictObject({ language: languageTag }),
  data: user,
  server: { example: { language: "de" } },
});

/** Multipart with one part `file`; the image is cropped to a square. */
export const uploadUserImage = post("/user/upload/", {
  who: "user",
  inputIn: "multipart",
  input: nothing,
  data: uploaded,
  server: { rate: "upload", addsData: true },
});

/**
 * Confirms to be an adult (product 7), or to be under 18 with `value: false`; the later answer holds. An adult is refused with
 * 40301 and `needs: "age_verification"` where the region requires a check (then `method: "verifier"`), and with `needs:
 * "another_country"` where adult content is not available. `method: "verifier"` with a `verifier` of `/user/age/` begins a check.
 * Without one it reads the result: 40401 when no check is open, for example because the verifier said no. Additive.
 */
export const attestAdult = post("/user/attest_adult/", {
  who: "user",
  inputIn: "json",
  input: v.strictObject({
    method: v.picklist(["statement", "verifier"]),
    /** The version of the text that the user agreed to, such as `2026-11`. */
    version: line(20, 1),
    value: v.optional(v.boolean(), true),
    verifier: v.optional(line(40, 1)),
  }),
  data: v.object({
    /** Null while a check is open. */
    adult_attested_at: v.nullable(time),
    /** With `verifier`: where the check continues. The verifier sends the user back to `/?return=`. */
    verify_url: v.optional(v.string()),
  }),
  server: { example: { method: "statement", version: "2026-11" }, errors: ["notFound"] },
});

export const hiddenKind = v.picklist(["character", "creator", "tag"]);
export type HiddenKind = v.InferOutput<typeof hiddenKind>;

/** `name` is null when the item is deleted, or is for adults and the user has not confirmed to be one. */
const hiddenItem = v.object({
  id: v.string(),
  name: v.nullable(v.string()),
  /** Whether it has no name because moderators removed it. */
  removed: v.boolean(),
});

/** The items that a user hides from every list, the newest first. */
export const hidden = v.object({
  characters: v.array(hiddenItem),
  creators: v.array(hiddenItem),
  tags: v.array(hiddenItem),
});
export type Hidden = v.InferOutput<typeof hidden>;

/** Additive. */
export const getHidden = get("/user/hidden/", { who: "user", inputIn: "none", input: nothing, data: hidden });

/** Hides an item, or shows it again with `value: false`. Idempotent. A tag's id is its number as text. Additive. */
export const hide = post("/user/hide/", {
  who: "user",
  inputIn: "json",
  input: v.strictObject({ kind: hiddenKind, id, value: v.optional(v.boolean(), true) }),
  data: hidden,
  server: { example: { kind: "tag", id: "1" }, errors: ["notFound"] },
});

/** All data of the user, as one JSON file. Additive. */
export const exportUser = get("/user/export/", {
  who: "fresh",
  inputIn: "none",
  answer: "file",
  input: nothing,
  /** Rows as they are stored, also those of `user`. */
  data: v.looseObject({ user: v.looseObject({ id: v.string() }) }),
  server: { rate: "export" },
});

/** Deletes the account and all of its data, at once and for good. Additive. */
export const deleteUser = post("/user/delete/", {
  who: "fresh",
  inputIn: "none",
  input: nothing,
  data: v.object({}),
});
