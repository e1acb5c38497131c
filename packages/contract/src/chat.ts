import * as v from "valibot";
import { chatKey, id, page, pageInput, time, wholeNumber } from "./input.ts";
import { HISTORY_COUNT_MAX } from "./limits.ts";
import { get } from "./route.ts";

/** How a reply came to its end. */
export const finish = v.picklist(["complete", "stopped", "length", "error", "blocked"]);
export type Finish = v.InferOutput<typeof finish>;

/** One wording of a message. `finish` is null while it is being written. */
export const alternative = v.object({
  id: v.string(),
  text: v.string(),
  created_at: time,
  finish: v.nullable(finish),
  /** How it read before its first edit; null when it was never edited. */
  original: v.nullable(v.string()),
});
export type Alternative = v.InferOutput<typeof alternative>;

export const messageStatus = v.picklist(["streaming", "done", "stopped", "failed", "blocked"]);

/** What the reader thinks of the selected wording. */
export const feedback = v.object({ verdict: v.picklist(["up", "down"]), text: v.string() });
export type Feedback = v.InferOutput<typeof feedback>;

/** One turn. `selected` is the index of the alternative that counts. */
export const message = v.object({
  id: v.string(),
  /** Set on user messages: the identifier the client chose. */
  client_id: v.nullable(v.string()),
  chat_key: v.string(),
  parent_id: v.nullable(v.string()),
  role: v.picklist(["user", "character", "notice"]),
  alternatives: v.array(alternative),
  selected: v.number(),
  status: messageStatus,
  /** Why a failed reply failed. */
  error: v.nullable(
    v.object({
      code: v.number(),
      message: v.string(),
      retryable: v.boolean(),
      retry_after: v.optional(v.number()),
    }),
  ),
  created_at: time,
  edited_at: v.nullable(time),
  /** Kept in mind by the reader, for finding it again. */
  pinned: v.boolean(),
  /** Whether the model still reads it; the first message that it does not is where "memory ends". */
  in_memory: v.boolean(),
  /** Whether it speaks of self-harm, so that the reader is shown where help is; absent is no. */
  crisis: v.optional(v.boolean()),
  feedback: v.nullable(feedback),
  /** The resume point: hand it to `/chat/stream/` as `Last-Event-ID` to get exactly what follows this text. */
  seq: v.number(),
});
export type Message = v.InferOutput<typeof message>;

export const chat = v.object({
  chat_key: v.string(),
  character_id: v.string(),
  /** The revision of the character that this chat is pinned to. */
  character_revision: v.number(),
  /** The character's present revision, when the reader may take it instead (product 6.4). */
  newer_revision: v.nullable(v.number()),
  character_name: v.string(),
  /** Where a small cover of the character is; null where it has none, or one that is for adults. */
  character_thumb: v.nullable(v.string()),
  title: v.string(),
  greeting_index: v.number(),
  created_at: time,
  updated_at: time,
  message_count: v.number(),
  preview: v.string(),
  pinned: v.boolean(),
  /** When it went to the bin, from which it is purged after {@link RESTORE_DAYS} days; null outside of it. */
  deleted_at: v.nullable(time),
  /** Where it was branched off; the chat or the message may be gone by now. */
  parent: v.nullable(v.object({ chat_key: v.string(), message_id: v.string() })),
  /** The newest message. */
  leaf_id: v.nullable(v.string()),
  /** Who the reader is in it; null is the reader's profile. */
  persona_id: v.nullable(v.string()),
});
export type Chat = v.InferOutput<typeof chat>;

/** Neighbouring messages of a chat in reading order. */
export const history = v.object({
  chat: v.nullable(chat),
  messages: v.array(message),
  /** Whether older messages exist before the first one given. */
  has_more: v.boolean(),
  /** Whether newer messages exist after the last one given. */
  has_newer: v.boolean(),
});
export type History = v.InferOutput<typeof history>;

/** The newest chat with a character, `{chat: null}` when there was none (§7). */
export const getLastHistory = get("/character/last_history/", {
  who: "user",
  place: "query",
  input: v.strictObject({ character_id: id }),
  data: history,
});

/** A fresh key; the chat itself exists only from its first message (product 2.3). */
export const getNewChatKey = get("/character/new_chatkey/", {
  who: "user",
  place: "query",
  input: v.strictObject({ character_id: id }),
  data: v.object({ chat_key: chatKey }),
});

/** The viewer's chats, pinned ones first, then latest first; or those in the bin, as they went there. */
export const listChats = get("/chat/list/", {
  who: "user",
  place: "query",
  input: v.strictObject({
    ...pageInput,
    character_id: v.optional(id),
    /** 1 lists the bin instead. */
    bin: v.optional(wholeNumber(0, 1), 0),
  }),
  data: page(chat),
});

/** The newest messages, or those before, after or around one: name at most one of the three. */
export const listMessages = get("/chat/messages/", {
  who: "user",
  place: "query",
  input: v.strictObject({
    chat_key: chatKey,
    before_id: v.optional(id),
    after_id: v.optional(id),
    /** The message itself is among the answer, in its middle where there is enough on both sides. */
    around_id: v.optional(id),
    count: v.optional(wholeNumber(1, HISTORY_COUNT_MAX), 50),
  }),
  data: history,
});
