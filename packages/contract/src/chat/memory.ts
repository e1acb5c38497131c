import * as v from "valibot";
import { EXAMPLE_CHAT_KEY, chatKey, id, line, nothing, time } from "../input.ts";
import { MEMORY_SOURCES_MAX, MEMORY_TEXT_MAX } from "../limits.ts";
import { get, post } from "../route.ts";

/** A memory entry of a chat, for messages that no longer fit into the prompt (product 6.13). */
export const memoryLine = v.object({
  id: v.string(),
  text: v.string(),
  /** The messages that it comes from, in reading order, also deleted ones. */
  source_message_ids: v.array(v.string()),
  pinned: v.boolean(),
  /** Whether the model wrote it, rather than the user. */
  automatic: v.boolean(),
  /** Whether a source was edited, deleted or got another variant since, so that the entry may be wrong. */
  stale: v.boolean(),
  created_at: time,
  edited_at: v.nullable(time),
});
export type MemoryLine = v.InferOutput<typeof memoryLine>;

/** A chat's memory: pinned entries first, then the newest. */
export const getMemory = get("/chat/memory/", {
  who: "user",
  inputIn: "query",
  input: v.strictObject({ chat_key: chatKey }),
  data: v.object({
    lines: v.array(memoryLine),
    /** Tokens of entries in the prompt, estimated, and the most. */
    tokens: v.object({ sent: v.number(), budget: v.number() }),
  }),
  server: { example: { chat_key: EXAMPLE_CHAT_KEY }, errors: ["adultNotAttested", "notFound"] },
});

/** Adds an entry without `line_id`, else changes or pins it; absent fields keep their value. */
export const saveMemory = post("/chat/memory/save/", {
  who: "user",
  inputIn: "json",
  input: v.strictObject({
    chat_key: chatKey,
    line_id: v.optional(id),
    /** Required without a `line_id`. */
    text: v.optional(line(MEMORY_TEXT_MAX, 1)),
    pinned: v.optional(v.boolean()),
    /** Messages of this chat. A correction without them marks the entry as checked against its sources. */
    source_message_ids: v.optional(v.pipe(v.array(id), v.maxLength(MEMORY_SOURCES_MAX))),
    /** Whether absent sources are ignored rather than refused, to restore a deleted entry. */
    present_sources: v.optional(v.boolean()),
  }),
  data: memoryLine,
  server: {
    example: { chat_key: EXAMPLE_CHAT_KEY, text: "Likes rain." },
    errors: ["adultNotAttested", "notFound", "conflict"],
  },
});

export const deleteMemory = post("/chat/memory/delete/", {
  who: "user",
  inputIn: "json",
  input: v.strictObject({ chat_key: chatKey, line_id: id }),
  data: nothing,
  server: {
    example: { chat_key: EXAMPLE_CHAT_KEY, line_id: "example" },
    errors: ["adultNotAttested", "notFound", "conflict"],
  },
});
