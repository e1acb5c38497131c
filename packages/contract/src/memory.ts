import * as v from "valibot";
import { chatKey, id, line, nothing, time } from "./input.ts";
import { MEMORY_SOURCES_MAX, MEMORY_TEXT_MAX } from "./limits.ts";
import { get, post } from "./route.ts";

/** Something that a chat remembers beyond the messages that the model is sent (product 6.13). */
export const memoryLine = v.object({
  id: v.string(),
  text: v.string(),
  /** The messages that it came from, in reading order; those that are gone included. */
  source_message_ids: v.array(v.string()),
  pinned: v.boolean(),
  /** Whether the model wrote it, rather than the reader. */
  automatic: v.boolean(),
  /** Whether a source was edited, deleted or given another wording since: the line may no longer hold. */
  stale: v.boolean(),
  created_at: time,
  edited_at: v.nullable(time),
});
export type MemoryLine = v.InferOutput<typeof memoryLine>;

/** What a chat remembers: pinned lines first, then the newest. */
export const getMemory = get("/chat/memory/", {
  who: "user",
  place: "query",
  input: v.strictObject({ chat_key: chatKey }),
  data: v.object({
    lines: v.array(memoryLine),
    /** Tokens of lines that are sent with each reply, by estimate, and how many may be. */
    tokens: v.object({ sent: v.number(), budget: v.number() }),
  }),
});

/** Adds a line when no `line_id` is named, else corrects or pins it; absent fields keep their value. */
export const saveMemory = post("/chat/memory/save/", {
  who: "user",
  place: "json",
  input: v.strictObject({
    chat_key: chatKey,
    line_id: v.optional(id),
    /** Required without a `line_id`. */
    text: v.optional(line(MEMORY_TEXT_MAX, 1)),
    pinned: v.optional(v.boolean()),
    /** Messages of this chat; correcting a line without naming any takes it as checked against those it has. */
    source_message_ids: v.optional(v.pipe(v.array(id), v.maxLength(MEMORY_SOURCES_MAX))),
    /** Whether sources that are not there are left out, rather than refused: for a line that is taken up again. */
    present_sources: v.optional(v.boolean()),
  }),
  data: memoryLine,
});

export const deleteMemory = post("/chat/memory/delete/", {
  who: "user",
  place: "json",
  input: v.strictObject({ chat_key: chatKey, line_id: id }),
  data: nothing,
});
