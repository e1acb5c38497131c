import * as v from "valibot";
import { EXAMPLE_CHAT_KEY, chatKey, wholeNumber } from "../input.ts";
import { fieldsWith } from "./characterFields.ts";
import { get, post } from "../route.ts";

/** A field of a card that differs between two revisions. */
export const revisionChange = v.object({
  field: v.picklist([...fieldsWith({ inChats: true }), "depth_prompt"]),
  /** Null when the creator hides the definition, and for a lorebook: it only "changed". */
  before: v.nullable(v.string()),
  after: v.nullable(v.string()),
});
export type RevisionChange = v.InferOutput<typeof revisionChange>;

/** Changes of a chat's character since the chat was pinned to its revision (product 6.4). */
export const revisionState = v.object({
  pinned: v.number(),
  /** The newest revision that the user can update to; null when there is none. */
  newest: v.nullable(v.number()),
  /** Whether the user chose to keep the pinned revision over `newest`. */
  dismissed: v.boolean(),
  /** The changes; empty when nothing changed that a chat uses. */
  changes: v.array(revisionChange),
});
export type RevisionState = v.InferOutput<typeof revisionState>;

export const getRevision = get("/chat/revision/", {
  who: "user",
  inputIn: "query",
  input: v.strictObject({ chat_key: chatKey }),
  data: revisionState,
  server: { example: { chat_key: EXAMPLE_CHAT_KEY }, errors: ["adultNotAttested", "notFound"] },
});

/** Updates to the newest revision, or keeps the pinned one, and is offered again only for a newer one. */
export const decideRevision = post("/chat/revision/", {
  who: "user",
  inputIn: "json",
  input: v.strictObject({
    chat_key: chatKey,
    take: v.boolean(),
    /** The revision that the user saw; 40901 when there is a newer one. */
    revision: v.optional(wholeNumber(1, 2_147_483_647)),
  }),
  data: revisionState,
  server: {
    example: { chat_key: EXAMPLE_CHAT_KEY, take: true },
    errors: ["adultNotAttested", "notFound", "conflict"],
  },
});
