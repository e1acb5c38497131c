import * as v from "valibot";
import { failure } from "../failure.ts";
import { EXAMPLE_CHAT_KEY, chatKey, id, line, page, pageInput, time, wholeNumber } from "../input.ts";
import { languageTag } from "../languages.ts";
import { HISTORY_COUNT_MAX, SEARCH_TEXT_MAX } from "../limits.ts";
import { get } from "../route.ts";

/** How a reply ended. */
export const finish = v.picklist(["complete", "stopped", "length", "error", "blocked"]);
export type Finish = v.InferOutput<typeof finish>;

/** One variant of a message. `finish` is null while it is streaming. */
export const variant = v.object({
  id: v.string(),
  text: v.string(),
  created_at: time,
  finish: v.nullable(finish),
  /** The text before its first edit; null when it was never edited. */
  original: v.nullable(v.string()),
});
export type Variant = v.InferOutput<typeof variant>;

export const messageStatus = v.picklist(["streaming", "done", "stopped", "failed", "blocked"]);

/** The user's feedback about the selected variant. */
export const feedback = v.object({ verdict: v.picklist(["up", "down"]), text: v.string() });
export type Feedback = v.InferOutput<typeof feedback>;

/** One message. `selected` is the index of the selected variant. */
export const message = v.object({
  id: v.string(),
  /** Set on user messages: the identifier the client chose. */
  client_id: v.nullable(v.string()),
  chat_key: v.string(),
  parent_id: v.nullable(v.string()),
  /** What it is. `system_line` is a line of ours, with the role `notice`. */
  kind: v.picklist(["greeting", "turn", "system_line"]),
  role: v.picklist(["user", "character", "notice"]),
  alternatives: v.array(variant),
  selected: v.number(),
  status: messageStatus,
  /** Why a reply failed. */
  error: v.nullable(failure),
  created_at: time,
  edited_at: v.nullable(time),
  /** Pinned by the user. */
  pinned: v.boolean(),
  /** Whether the model still gets it; at the first message without it "memory ends". */
  in_memory: v.boolean(),
  /** Whether it is about self-harm, so that the user is shown where to find help; absent means no. */
  crisis: v.optional(v.boolean()),
  feedback: v.nullable(feedback),
  /** The resume point: as `Last-Event-ID` of `/chat/stream/` it returns exactly what follows this text. */
  seq: v.number(),
});
export type Message = v.InferOutput<typeof message>;

/**
 * The character of a chat, as far as the chat shows it: the chat stays when the page of the character is gone (product 9).
 * - `available`: its page can be opened.
 * - `withdrawn`: its creator has moved it to the bin, or made it private. The chat continues from its revision.
 * - `deleted`: as `withdrawn`, for good.
 * - `in_review`, `taken_down`: moderators decide about it, or took it down. The chat can be read, and gets no reply.
 */
export const chatCharacter = v.object({
  state: v.picklist(["available", "withdrawn", "deleted", "in_review", "taken_down"]),
  /** Whether it is a character of this user. */
  own: v.boolean(),
  /** Whether it is a draft, which its creator tries. */
  draft: v.boolean(),
  /** The name in messages, of the revision of the chat. Empty when moderators removed the character. */
  chat_name: v.string(),
  /** The address of a small cover. Null without one, and for a cover that is taken down or newer than its withdrawal. */
  cover: v.nullable(v.string()),
  color: v.nullable(v.string()),
  rating: v.picklist(["sfw", "nsfw"]),
  /** The BCP 47 tag of the language that it is written in, of the revision of the chat. */
  language: v.string(),
});
export type ChatCharacter = v.InferOutput<typeof chatCharacter>;

export const chat = v.object({
  chat_key: v.string(),
  character_id: v.string(),
  /** The revision of the character that this chat is pinned to. */
  character_revision: v.number(),
  /** The character's current revision, when the user can update to it (product 6.4). */
  newer_revision: v.nullable(v.number()),
  /** Null when moderators removed the character. */
  character_name: v.nullable(v.string()),
  /** As `cover` of `character`; null for an adult cover. */
  character_thumb: v.nullable(v.string()),
  character: chatCharacter,
  title: v.string(),
  greeting_index: v.number(),
  created_at: time,
  updated_at: time,
  message_count: v.number(),
  preview: v.string(),
  pinned: v.boolean(),
  /** When it was moved to the trash, where it is deleted after {@link RESTORE_DAYS} days; null otherwise. */
  deleted_at: v.nullable(time),
  /** The chat and message that it was branched from. */
  parent: v.nullable(
    v.object({
      chat_key: v.string(),
      /** Null when the message was deleted. */
      message_id: v.nullable(v.string()),
      /** Null when the chat was deleted. */
      title: v.nullable(v.string()),
    }),
  ),
  /** The newest message. */
  leaf_id: v.nullable(v.string()),
  /** The user's persona in this chat; null is the user's profile. */
  persona_id: v.nullable(v.string()),
  /** The language of its replies; null is the one that the character is written in. */
  reply_language: v.nullable(languageTag),
});
export type Chat = v.InferOutput<typeof chat>;

/** Consecutive messages of a chat in reading order. */
export const history = v.object({
  chat: v.nullable(chat),
  messages: v.array(message),
  /** Whether there are older messages before the first one. */
  has_more: v.boolean(),
  /** Whether there are newer messages after the last one. */
  has_newer: v.boolean(),
});
export type History = v.InferOutput<typeof history>;

/** The newest chat with a character, `{chat: null}` when there was none (§7). */
export const getLastHistory = get("/character/last_history/", {
  who: "user",
  inputIn: "query",
  input: v.strictObject({ character_id: id }),
  data: history,
  server: { example: { character_id: "example" }, errors: ["adultNotAttested", "notFound"] },
});

/** A new key; the chat itself exists from its first message on (product 2.3). */
export const getNewChatKey = get("/character/new_chatkey/", {
  who: "user",
  inputIn: "query",
  input: v.strictObject({ character_id: id }),
  data: v.object({ chat_key: chatKey }),
  server: { example: { character_id: "example" }, changes: true, errors: ["adultNotAttested", "notFound"] },
});

/** The user's chats, pinned ones first, then latest first; or those in the trash, latest deletion first. */
export const listChats = get("/chat/list/", {
  who: "user",
  inputIn: "query",
  input: v.strictObject({
    ...pageInput,
    character_id: v.optional(id),
    /** Only chats whose title contains these words, or words that begin with them. */
    title: v.optional(line(SEARCH_TEXT_MAX, 1)),
    /** 1 lists the trash instead. */
    bin: v.optional(wholeNumber(0, 1), 0),
  }),
  data: page(chat),
  server: { errors: ["notFound"] },
});

/** The newest messages, or those before, after or around one: name at most one of the three. */
export const listMessages = get("/chat/messages/", {
  who: "user",
  inputIn: "query",
  input: v.strictObject({
    chat_key: chatKey,
    before_id: v.optional(id),
    after_id: v.optional(id),
    /** The answer contains this message, in the middle when there are enough messages on both sides. */
    around_id: v.optional(id),
    count: v.optional(wholeNumber(1, HISTORY_COUNT_MAX), 50),
  }),
  data: history,
  server: { example: { chat_key: EXAMPLE_CHAT_KEY }, errors: ["adultNotAttested", "notFound"] },
});
