import * as v from "valibot";
import { chatKey, wholeNumber } from "./input.ts";
import { get, post } from "./route.ts";

/** A field of a card that differs between two revisions. */
export const revisionChange = v.object({
  field: v.picklist([
    "name",
    "chat_name",
    "greeting",
    "alternate_greetings",
    "definition",
    "personality",
    "scenario",
    "example_dialogs",
    "system_prompt",
    "post_history",
    "book",
  ]),
  /** Null where the creator hides the definition, and for a lorebook: it only "changed". */
  before: v.nullable(v.string()),
  after: v.nullable(v.string()),
});
export type RevisionChange = v.InferOutput<typeof revisionChange>;

/** How the character of a chat has changed since the chat was pinned to it (product 6.4). */
export const revisionState = v.object({
  pinned: v.number(),
  /** The newest revision that may be taken; null when the chat has it, or there is none to take. */
  newest: v.nullable(v.number()),
  /** Whether the user chose to keep the pinned one over `newest`. */
  dismissed: v.boolean(),
  /** What would change; empty when the creator changed nothing that a chat sees. */
  changes: v.array(revisionChange),
});
export type RevisionState = v.InferOutput<typeof revisionState>;

export const getRevision = get("/chat/revision/", {
  who: "user",
  place: "query",
  input: v.strictObject({ chat_key: chatKey }),
  data: revisionState,
});

/** Takes the newest revision, or keeps the pinned one and asks no more until there is a newer one still. */
export const decideRevision = post("/chat/revision/", {
  who: "user",
  place: "json",
  input: v.strictObject({
    chat_key: chatKey,
    take: v.boolean(),
    /** The revision that the user was shown; 40901 when there is a newer one by now. */
    revision: v.optional(wholeNumber(1, 2_147_483_647)),
  }),
  data: revisionState,
});
