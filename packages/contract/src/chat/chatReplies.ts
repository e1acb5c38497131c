import * as v from "valibot";
import { message } from "./chat.ts";
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
import { languageTag } from "../languages.ts";
import { ALTERNATE_GREETINGS_MAX, MESSAGE_TEXT_MAX, REGENERATE_NOTE_MAX } from "../limits.ts";
import { get, post } from "../route.ts";
import { streamPart } from "./stream.ts";

/** The user's persona from now on, null for none; absent changes nothing. */
const personaId = v.optional(v.nullable(id));
/** The language of replies from now on, null for the one that the character is written in; absent changes nothing. */
const replyLanguage = v.optional(v.nullable(languageTag));

/** Sends a message and streams the reply. Idempotent by `client_id` (contract 3). */
export const sendMessage = post("/chat/send/", {
  who: "user",
  inputIn: "json",
  answer: "stream",
  input: v.strictObject({
    chat_key: chatKey,
    character_id: id,
    client_id: clientId,
    text: v.pipe(
      text(MESSAGE_TEXT_MAX, 1),
      v.check((value) => value.trim() !== "", "too_short"),
    ),
    parent_id: v.optional(id),
    /** The greeting of a new chat; only used with the first message. */
    greeting_index: v.optional(wholeNumber(0, ALTERNATE_GREETINGS_MAX), 0),
    persona_id: personaId,
    reply_language: replyLanguage,
  }),
  data: streamPart,
  server: {
    example: {
      chat_key: EXAMPLE_CHAT_KEY,
      character_id: "example",
      client_id: EXAMPLE_CLIENT_ID,
      text: "Hello.",
    },
    rate: "send",
    countedByHandler: true,
    addsData: true,
    errors: ["adultNotAttested", "notFound", "conflict", "quotaUsedUp"],
  },
});

/**
 * Writes another variant of a reply, also of an earlier one: later messages stay. After a failure it retries that reply.
 * Idempotent by `client_id`; counts as one message. The greeting is refused: its variants are selected.
 */
export const regenerateReply = post("/chat/regenerate/", {
  who: "user",
  inputIn: "json",
  answer: "stream",
  input: v.strictObject({
    chat_key: chatKey,
    message_id: id,
    client_id: clientId,
    /** An instruction for this variant only. */
    note: v.optional(line(REGENERATE_NOTE_MAX, 1)),
    persona_id: personaId,
    reply_language: replyLanguage,
  }),
  data: streamPart,
  server: {
    example: { chat_key: EXAMPLE_CHAT_KEY, message_id: "example", client_id: EXAMPLE_CLIENT_ID },
    rate: "send",
    countedByHandler: true,
    addsData: true,
    errors: ["adultNotAttested", "notFound", "conflict", "quotaUsedUp"],
  },
});

/** Continues the selected variant of a reply. Idempotent by `client_id`; counts as one message. */
export const continueReply = post("/chat/continue/", {
  who: "user",
  inputIn: "json",
  answer: "stream",
  input: v.strictObject({
    chat_key: chatKey,
    message_id: id,
    client_id: clientId,
    persona_id: personaId,
    reply_language: replyLanguage,
  }),
  data: streamPart,
  server: {
    example: { chat_key: EXAMPLE_CHAT_KEY, message_id: "example", client_id: EXAMPLE_CLIENT_ID },
    rate: "send",
    countedByHandler: true,
    addsData: true,
    errors: ["adultNotAttested", "notFound", "conflict", "quotaUsedUp"],
  },
});

/** Reconnects to a reply: the text after `Last-Event-ID`, then the live stream. */
export const resumeStream = get("/chat/stream/", {
  who: "user",
  inputIn: "query",
  answer: "stream",
  input: v.strictObject({
    chat_key: chatKey,
    message_id: id,
    /** The streaming variant, as `data-accepted` named it. @default the selected one */
    alternative_id: v.optional(id),
  }),
  data: streamPart,
  server: {
    example: { chat_key: EXAMPLE_CHAT_KEY, message_id: "example" },
    errors: ["adultNotAttested", "notFound"],
  },
});

/** Stops a reply within a second and keeps its text; stopping a finished reply changes nothing. */
export const stopReply = post("/chat/stop/", {
  who: "user",
  inputIn: "json",
  input: v.strictObject({ chat_key: chatKey, message_id: id }),
  data: v.object({ message: message }),
  server: {
    example: { chat_key: EXAMPLE_CHAT_KEY, message_id: "example" },
    rate: "end",
    needsDiskSpace: false,
    errors: ["adultNotAttested", "notFound", "conflict"],
  },
});
