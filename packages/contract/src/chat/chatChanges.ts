import * as v from "valibot";
import { chat, message } from "./chat.ts";
import {
  EXAMPLE_CHAT_KEY,
  EXAMPLE_CLIENT_ID,
  chatKey,
  clientId,
  id,
  line,
  text,
  wholeNumber,
} from "../input.ts";
import { VARIANTS_MAX, CHAT_TITLE_MAX, FEEDBACK_TEXT_MAX, REPLY_TEXT_MAX } from "../limits.ts";
import { post } from "../route.ts";

/** Every change sets a state, so it is idempotent. Changes of a streaming reply are refused (40901). */
const oneMessage = { chat_key: chatKey, message_id: id };

/** Edits the selected variant of a message, the user's own or the character's. */
export const editMessage = post("/chat/edit/", {
  who: "user",
  inputIn: "json",
  input: v.strictObject({
    ...oneMessage,
    text: v.pipe(
      text(REPLY_TEXT_MAX, 1),
      v.check((value) => value.trim() !== "", "too_short"),
    ),
  }),
  data: v.object({
    message: message,
    /** The text before, to undo the edit by another one. */
    previous: v.string(),
  }),
  server: {
    example: { chat_key: EXAMPLE_CHAT_KEY, message_id: "example", text: "Hello." },
    rate: "edit",
    countedByHandler: true,
    addsData: true,
    errors: ["adultNotAttested", "notFound", "conflict"],
  },
});

/** Selects a variant of a reply or of the greeting. */
export const selectVariant = post("/chat/select/", {
  who: "user",
  inputIn: "json",
  input: v.strictObject({ ...oneMessage, index: wholeNumber(0, VARIANTS_MAX - 1) }),
  data: v.object({ message: message }),
  server: {
    example: { chat_key: EXAMPLE_CHAT_KEY, message_id: "example", index: 0 },
    errors: ["adultNotAttested", "notFound", "conflict"],
  },
});

/** Moves a message and all later ones to the trash. The greeting is refused: delete the chat instead. */
export const deleteFrom = post("/chat/delete_from/", {
  who: "user",
  inputIn: "json",
  input: v.strictObject(oneMessage),
  data: v.object({
    chat: chat,
    /** Identifies the deletion for `/chat/restore/`. */
    deletion_id: v.string(),
    /** The number of deleted messages. */
    count: v.number(),
  }),
  server: {
    example: { chat_key: EXAMPLE_CHAT_KEY, message_id: "example" },
    errors: ["adultNotAttested", "notFound", "conflict"],
  },
});

/** Restores deleted messages, or without `deletion_id` the chat. */
export const restoreChat = post("/chat/restore/", {
  who: "user",
  inputIn: "json",
  input: v.strictObject({ chat_key: chatKey, deletion_id: v.optional(id) }),
  data: v.object({ chat: chat }),
  server: { example: { chat_key: EXAMPLE_CHAT_KEY }, errors: ["adultNotAttested", "notFound", "conflict"] },
});

/** Makes a new chat of all messages up to and including this one. Idempotent by `client_id`. */
export const branchChat = post("/chat/branch/", {
  who: "user",
  inputIn: "json",
  input: v.strictObject({ ...oneMessage, client_id: clientId }),
  data: v.object({ chat: chat }),
  server: {
    example: { chat_key: EXAMPLE_CHAT_KEY, message_id: "example", client_id: EXAMPLE_CLIENT_ID },
    rate: "branch",
    countedByHandler: true,
    addsData: true,
    errors: ["adultNotAttested", "notFound", "conflict"],
  },
});

/** Pins or unpins a message if one is named, else the chat. */
export const pinChat = post("/chat/pin/", {
  who: "user",
  inputIn: "json",
  input: v.strictObject({ chat_key: chatKey, message_id: v.optional(id), pinned: v.boolean() }),
  data: v.object({ chat: chat, message: v.nullable(message) }),
  server: {
    example: { chat_key: EXAMPLE_CHAT_KEY, pinned: true },
    errors: ["adultNotAttested", "notFound", "conflict"],
  },
});

/** Sets the user's feedback about a reply's selected variant; `null` removes it. */
export const giveFeedback = post("/chat/feedback/", {
  who: "user",
  inputIn: "json",
  input: v.strictObject({
    ...oneMessage,
    verdict: v.nullable(v.picklist(["up", "down"])),
    text: v.optional(text(FEEDBACK_TEXT_MAX), ""),
  }),
  data: v.object({ message: message }),
  server: {
    example: { chat_key: EXAMPLE_CHAT_KEY, message_id: "example", verdict: "up" },
    errors: ["adultNotAttested", "notFound", "conflict"],
  },
});

export const renameChat = post("/chat/rename/", {
  who: "user",
  inputIn: "json",
  input: v.strictObject({ chat_key: chatKey, title: line(CHAT_TITLE_MAX, 1) }),
  data: v.object({ chat: chat }),
  server: {
    example: { chat_key: EXAMPLE_CHAT_KEY, title: "Rain" },
    errors: ["adultNotAttested", "notFound", "conflict"],
  },
});

/** Moves a chat to the trash for {@link RESTORE_DAYS} days; `forever` deletes it for good, also from the trash. */
export const deleteChat = post("/chat/delete/", {
  who: "user",
  inputIn: "json",
  input: v.strictObject({ chat_key: chatKey, forever: v.optional(v.boolean(), false) }),
  data: v.object({}),
  server: { example: { chat_key: EXAMPLE_CHAT_KEY }, errors: ["notFound", "conflict"] },
});
