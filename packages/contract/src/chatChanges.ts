import * as v from "valibot";
import { chat, message } from "./chat.ts";
import { chatKey, clientId, id, line, text, wholeNumber } from "./input.ts";
import { ALTERNATIVES_MAX, CHAT_TITLE_MAX, FEEDBACK_TEXT_MAX, REPLY_TEXT_MAX } from "./limits.ts";
import { post } from "./route.ts";

/** Every change sets a state, so that doing it twice is doing it once; none touches a reply that is being written (40901). */
const oneMessage = { chat_key: chatKey, message_id: id };

/** Rewords the selected wording of a message: the reader's own, or the character's. */
export const editMessage = post("/chat/edit/", {
  who: "user",
  place: "json",
  input: v.strictObject({
    ...oneMessage,
    text: v.pipe(
      text(REPLY_TEXT_MAX, 1),
      v.check((value) => value.trim() !== "", "too_short"),
    ),
  }),
  data: v.object({
    message: message,
    /** How it read before, for undoing by another edit. */
    previous: v.string(),
  }),
});

/** Chooses the wording that counts, of any reply or of the greeting. */
export const selectAlternative = post("/chat/select/", {
  who: "user",
  place: "json",
  input: v.strictObject({ ...oneMessage, index: wholeNumber(0, ALTERNATIVES_MAX - 1) }),
  data: v.object({ message: message }),
});

/** Puts a message and all that follow it into the bin. The greeting is refused: delete the chat instead. */
export const deleteFrom = post("/chat/delete_from/", {
  who: "user",
  place: "json",
  input: v.strictObject(oneMessage),
  data: v.object({
    chat: chat,
    /** Names what was deleted, for `/chat/restore/`. */
    deletion_id: v.string(),
    /** Messages that went. */
    count: v.number(),
  }),
});

/** Takes back a deletion of messages, or without `deletion_id` that of the chat. */
export const restoreChat = post("/chat/restore/", {
  who: "user",
  place: "json",
  input: v.strictObject({ chat_key: chatKey, deletion_id: v.optional(id) }),
  data: v.object({ chat: chat }),
});

/** Makes a new chat of everything up to a message, that one included. Idempotent by `client_id`. */
export const branchChat = post("/chat/branch/", {
  who: "user",
  place: "json",
  input: v.strictObject({ ...oneMessage, client_id: clientId }),
  data: v.object({ chat: chat }),
});

/** Pins or unpins a message when one is named, else the chat. */
export const pinChat = post("/chat/pin/", {
  who: "user",
  place: "json",
  input: v.strictObject({ chat_key: chatKey, message_id: v.optional(id), pinned: v.boolean() }),
  data: v.object({ chat: chat, message: v.nullable(message) }),
});

/** Says what the reader thinks of a reply's selected wording; `null` takes it back. */
export const giveFeedback = post("/chat/feedback/", {
  who: "user",
  place: "json",
  input: v.strictObject({
    ...oneMessage,
    verdict: v.nullable(v.picklist(["up", "down"])),
    text: v.optional(text(FEEDBACK_TEXT_MAX), ""),
  }),
  data: v.object({ message: message }),
});

export const renameChat = post("/chat/rename/", {
  who: "user",
  place: "json",
  input: v.strictObject({ chat_key: chatKey, title: line(CHAT_TITLE_MAX, 1) }),
  data: v.object({ chat: chat }),
});

/** Puts a chat into the bin for {@link RESTORE_DAYS} days; `forever` deletes it for real, also out of the bin. */
export const deleteChat = post("/chat/delete/", {
  who: "user",
  place: "json",
  input: v.strictObject({ chat_key: chatKey, forever: v.optional(v.boolean(), false) }),
  data: v.object({}),
});
