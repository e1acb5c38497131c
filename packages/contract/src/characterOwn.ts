import * as v from "valibot";
import { summaryEntries } from "./character.ts";
import { characterStatus, visibility } from "./characterDetail.ts";
import { id, page, pageInput, time } from "./input.ts";
import { get, post } from "./route.ts";

/** An own character in a list. */
export const ownCharacter = v.object({
  ...summaryEntries,
  status: characterStatus,
  /** The reason of a moderator's decision; null without one. */
  status_reason: v.nullable(v.string()),
  visibility,
  revision: v.number(),
  /** Fields that are too long to be published. */
  marked: v.array(v.string()),
  /** When it was deleted; null when it was not. */
  deleted_at: v.nullable(time),
  /** The time until which a deleted character can be restored. */
  restorable_until: v.nullable(time),
});
export type OwnCharacter = v.InferOutput<typeof ownCharacter>;

/** Additive. The user's own characters, latest change first; `deleted` are those that can still be restored. */
export const listMine = get("/character/mine/", {
  who: "user",
  place: "query",
  input: v.strictObject({
    ...pageInput,
    /** Absent: all that are not deleted. */
    status: v.optional(v.picklist([...characterStatus.options, "deleted"])),
  }),
  data: page(ownCharacter),
});

const deletion = v.object({
  id: v.string(),
  deleted_at: v.nullable(time),
  restorable_until: v.nullable(time),
});

/** Additive. Deletes a character; chats with it continue. It can be restored for 30 days. */
export const deleteCharacter = post("/character/delete/", {
  who: "user",
  place: "json",
  input: v.strictObject({ character_id: id }),
  data: deletion,
});

/** Additive. Restores a deleted character. */
export const restoreCharacter = post("/character/restore/", {
  who: "user",
  place: "json",
  input: v.strictObject({ character_id: id }),
  data: deletion,
});
