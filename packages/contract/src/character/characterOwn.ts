import * as v from "valibot";
import { summaryEntries } from "./character.ts";
import { characterStatus, visibility } from "./characterDetail.ts";
import { id, pageInput, time } from "../input.ts";
import { get, post } from "../route.ts";

/** The state of an own character: a published one has the state of its visibility, and `deleted` ones are in the bin. */
export const ownCharacterState = v.picklist([
  "draft",
  "private",
  "unlisted",
  "public",
  "pending",
  "rejected",
  "removed",
  "deleted",
]);
export type OwnCharacterState = v.InferOutput<typeof ownCharacterState>;

/** How many of the user's characters have each state. */
const ownCharacterCounts = v.object({
  draft: v.number(),
  private: v.number(),
  unlisted: v.number(),
  public: v.number(),
  pending: v.number(),
  rejected: v.number(),
  removed: v.number(),
  deleted: v.number(),
});

/** The order of own characters: latest change first (in the bin the latest deletion), by name, or most chats first. */
export const ownCharacterSort = v.picklist(["updated", "name", "chats"]);
export type OwnCharacterSort = v.InferOutput<typeof ownCharacterSort>;

/** An own character in a list. */
export const ownCharacter = v.object({
  ...summaryEntries,
  state: ownCharacterState,
  status: characterStatus,
  /** The reason of a moderator's decision; null without one. */
  status_reason: v.nullable(v.string()),
  visibility,
  revision: v.number(),
  /** Fields that are too long to be published. */
  overlong_fields: v.array(v.string()),
  /** When it was deleted; null when it was not. */
  deleted_at: v.nullable(time),
  /** The time until which a deleted character can be restored. */
  restorable_until: v.nullable(time),
});
export type OwnCharacter = v.InferOutput<typeof ownCharacter>;

/** Additive. The user's own characters; `deleted` are those that can still be restored. */
export const listMine = get("/character/mine/", {
  who: "user",
  inputIn: "query",
  input: v.strictObject({
    ...pageInput,
    /** Absent: all that are not deleted. */
    state: v.optional(ownCharacterState),
    sort: v.optional(ownCharacterSort, "updated"),
  }),
  data: v.object({
    items: v.array(ownCharacter),
    page: v.number(),
    has_more: v.boolean(),
    hidden: v.number(),
    counts: ownCharacterCounts,
  }),
});

const deletion = v.object({
  id: v.string(),
  deleted_at: v.nullable(time),
  restorable_until: v.nullable(time),
});

/** Additive. Deletes a character; chats with it continue. It can be restored for 30 days. */
export const deleteCharacter = post("/character/delete/", {
  who: "user",
  inputIn: "json",
  input: v.strictObject({ character_id: id }),
  data: deletion,
  server: { example: { character_id: "example" }, errors: ["notFound"] },
});

/** Additive. Restores a deleted character. */
export const restoreCharacter = post("/character/restore/", {
  who: "user",
  inputIn: "json",
  input: v.strictObject({ character_id: id }),
  data: deletion,
  server: { example: { character_id: "example" }, errors: ["accountStopped", "notFound"] },
});
