import * as v from "valibot";
import { EXAMPLE_CHAT_KEY, chatKey, id, line, page, pageInput, time } from "../input.ts";
import { SEARCH_TEXT_MAX } from "../limits.ts";
import { get } from "../route.ts";

/** A message that contains the words. */
export const chatHit = v.object({
  chat_key: v.string(),
  character_id: v.string(),
  /** Null when moderators removed the character. */
  character_name: v.nullable(v.string()),
  title: v.string(),
  /** The chat that it was branched from; null for a chat that is no branch. */
  parent: v.nullable(
    v.object({
      /** Null when the chat was deleted. */
      title: v.nullable(v.string()),
    }),
  ),
  /** For `around_id` of `/chat/messages/`. */
  message_id: v.string(),
  role: v.picklist(["user", "character", "notice"]),
  /** The words with the text around them, on one line. */
  excerpt: v.string(),
  /** The positions of the words in `excerpt`: start and end in UTF-16 code units. */
  matches: v.array(v.tuple([v.number(), v.number()])),
  /** Position in the chat, from 0. */
  position: v.number(),
  created_at: time,
});
export type ChatHit = v.InferOutput<typeof chatHit>;

/** Searches for words, or their beginnings, in the selected variants of the user's chats; newest first. */
export const searchChats = get("/chat/search/", {
  who: "user",
  inputIn: "query",
  input: v.strictObject({
    ...pageInput,
    text: line(SEARCH_TEXT_MAX, 1),
    chat_key: v.optional(chatKey),
    character_id: v.optional(id),
  }),
  data: page(chatHit),
  server: { example: { text: "rain" }, rate: "searchChats", errors: ["notFound"] },
});

/** A whole chat as a file: Markdown, or JSON with all data. */
export const exportChat = get("/chat/export/", {
  who: "user",
  inputIn: "query",
  answer: "file",
  input: v.strictObject({
    chat_key: chatKey,
    format: v.optional(v.picklist(["markdown", "json"]), "markdown"),
  }),
  data: v.string(),
  server: {
    example: { chat_key: EXAMPLE_CHAT_KEY },
    rate: "exportChat",
    errors: ["adultNotAttested", "notFound"],
  },
});
