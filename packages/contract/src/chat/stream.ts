import * as v from "valibot";
import { failure } from "../failure.ts";
import { message } from "./chat.ts";

/**
 * The parts of a chat stream: version 1 of the UI message stream of the AI SDK, so that clients of the AI SDK can read
 * it. Each part is one server-sent event whose `id` is a resume point: the number of UTF-16 code units of the reply up to
 * it. The stream ends with `data: [DONE]`.
 */
export const STREAM_HEADER = "x-vercel-ai-ui-message-stream";
export const STREAM_VERSION = "v1";
export const STREAM_DONE = "[DONE]";

const start = v.object({ type: v.literal("start"), messageId: v.string() });

/**
 * The message is stored: the identifiers of both messages, the streaming variant, and the quota after the charge. For
 * another variant, or a continued one, `user_message_id` is the message that the reply answers.
 */
const accepted = v.object({
  type: v.literal("data-accepted"),
  data: v.object({
    chat_key: v.string(),
    user_message_id: v.string(),
    reply_id: v.string(),
    /** For `/chat/stream/`, which then resumes this variant whatever is selected. */
    alternative_id: v.string(),
    /** Its index among the variants. */
    alternative_index: v.number(),
    /** The oldest message in the prompt; null when all are. Absent when this was accepted before. */
    memory_from: v.optional(v.nullable(v.string())),
    /** `created_at` of what it stored. ISO time; absent when this was accepted before. */
    created_at: v.optional(v.string()),
    /** The greeting, for the first message of a chat; absent for later ones, and without a greeting. */
    greeting: v.optional(message),
    quota: v.object({ limit: v.nullable(v.number()), used: v.number(), resets_at: v.string() }),
  }),
});

/** The message is about self-harm: the user is shown where to find help (product 5). Follows `data-accepted`. */
const crisis = v.object({ type: v.literal("data-crisis"), data: v.object({ message_id: v.string() }) });

/** The reply waits in the queue of a busy model, or starts (§6). */
const waiting = v.object({ type: v.literal("data-waiting"), data: v.object({ waiting: v.boolean() }) });

const textStart = v.object({ type: v.literal("text-start"), id: v.string() });
const textDelta = v.object({ type: v.literal("text-delta"), id: v.string(), delta: v.string() });
const textEnd = v.object({ type: v.literal("text-end"), id: v.string() });

/** Why the reply failed; precedes `error`. */
const failed = v.object({ type: v.literal("data-failure"), data: failure });

/** The same for clients of the AI SDK, as a text for developers. */
const error = v.object({ type: v.literal("error"), errorText: v.string() });

/** How the reply ended; precedes `finish`. The picklist is `finish` of `chat.ts`. */
const ended = v.object({
  type: v.literal("data-ended"),
  data: v.object({
    finish: v.picklist(["complete", "stopped", "length", "error", "blocked"]),
    /** The whole text, when it is not the one that was sent: a part of that one turned out to be no part of the reply. */
    text: v.optional(v.string()),
  }),
});

const finishPart = v.object({ type: v.literal("finish") });

export const streamPart = v.variant("type", [
  start,
  accepted,
  crisis,
  waiting,
  textStart,
  textDelta,
  textEnd,
  failed,
  error,
  ended,
  finishPart,
]);
export type StreamPart = v.InferOutput<typeof streamPart>;
