import * as v from "valibot";
import { message } from "./chat.ts";
import { chatKey, clientId, id, line, text, wholeNumber } from "./input.ts";
import { CHARACTER_ALTERNATES_MAX, MESSAGE_TEXT_MAX, REGENERATE_NOTE_MAX } from "./limits.ts";
import { get, post, streaming } from "./route.ts";
import { streamPart } from "./stream.ts";

/** Who the reader is from now on: one of their personas, null for themselves; absent stays who they were. */
const personaId = v.optional(v.nullable(id));

/** Says something and streams the reply. Idempotent by `client_id` (contract 3). */
export const sendMessage = streaming(
  post("/chat/send/", {
    who: "user",
    place: "json",
    input: v.strictObject({
      chat_key: chatKey,
      character_id: id,
      client_id: clientId,
      text: v.pipe(
        text(MESSAGE_TEXT_MAX, 1),
        v.check((value) => value.trim() !== "", "too_short"),
      ),
      parent_id: v.optional(id),
      /** Which greeting opens the chat; read with the first message only. */
      greeting_index: v.optional(wholeNumber(0, CHARACTER_ALTERNATES_MAX), 0),
      persona_id: personaId,
    }),
    data: streamPart,
  }),
);

/**
 * Writes another wording of a reply, also of one in the middle: what follows it stays. After a failure it is the retry
 * of that reply. Idempotent by `client_id`; counts as one message. The greeting is refused: its wordings are selected.
 */
export const regenerateReply = streaming(
  post("/chat/regenerate/", {
    who: "user",
    place: "json",
    input: v.strictObject({
      chat_key: chatKey,
      message_id: id,
      client_id: clientId,
      /** What should be different, for this once. */
      note: v.optional(line(REGENERATE_NOTE_MAX, 1)),
      persona_id: personaId,
    }),
    data: streamPart,
  }),
);

/** Goes on with the selected wording of a reply where it ends. Idempotent by `client_id`; counts as one message. */
export const continueReply = streaming(
  post("/chat/continue/", {
    who: "user",
    place: "json",
    input: v.strictObject({ chat_key: chatKey, message_id: id, client_id: clientId, persona_id: personaId }),
    data: streamPart,
  }),
);

/** Re-attaches to a reply: what follows `Last-Event-ID`, then the live rest. */
export const resumeStream = streaming(
  get("/chat/stream/", {
    who: "user",
    place: "query",
    input: v.strictObject({
      chat_key: chatKey,
      message_id: id,
      /** The wording that was being read, as `data-accepted` named it. @default the selected one */
      alternative_id: v.optional(id),
    }),
    data: streamPart,
  }),
);

/** Ends a reply within a second and keeps what was written; stopping a finished reply changes nothing. */
export const stopReply = post("/chat/stop/", {
  who: "user",
  place: "json",
  input: v.strictObject({ chat_key: chatKey, message_id: id }),
  data: v.object({ message: message }),
});
