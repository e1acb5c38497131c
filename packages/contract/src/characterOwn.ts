import * as v from "valibot";
import { summaryEntries } from "./character.ts";
import { characterStatus, visibility } from "./characterDetail.ts";
import { id, page, pageInput, time } from "./input.ts";
import { get, post } from "./route.ts";

/** What a creator sees of an own character in a list. */
export const ownCharacter = v.object({
  ...summaryEntries,
  status: characterStatus,
  /** Why moderators decided so; null when they did not. */
  status_reason: v.nullable(v.string()),
  visibility,
  revision: v.number(),
  /** Fields that are too long to be published. */
  marked: v.array(v.string()),
  /** When it was deleted; null when it was not. */
  deleted_at: v.nullable(time),
  /** Until when a deleted one can be restored. */
  restorable_until: v.nullable(time),
});
export type OwnCharacter = v.InferOutput<typeof ownCharacter>;

/** Additive. The viewer's own characters, latest change first; `deleted` are those that can still be restored. */
export const listMine = get("/character/mine/", {
  who: "user",
  place: "query",
  input: v.strictObject({
    ...pageInput,
    /** Absent: every one that is not deleted. */
    status: v.optional(v.picklist([...characterStatus.options, "deleted"])),
  }),
  data: page(ownCharacter),
});

const deletion = v.object({
  id: v.string(),
  deleted_at: v.nullable(time),
  restorable_until: v.nullable(time),
});

/** Additive. Takes a character away from everybody; chats with it go on. It can be restored for 30 days. */
export const deleteCharacter = post("/character/delete/", {
  who: "user",
  place: "json",
  input: v.strictObject({ character_id: id }),
  data: deletion,
});

/** Additive. Brings a deleted character back as it was. */
export const restoreCharacter = post("/character/restore/", {
  who: "user",
  place: "json",
  input: v.strictObject({ character_id: id }),
  data: deletion,
});
