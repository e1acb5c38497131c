import {
  ErrorCode,
  type Failure,
  type InputOf,
  listMessages,
  type Message,
  type sendMessage,
  stopReply,
  type StreamPart,
} from "@mimi/contract";
import { assertApiError, isAbort } from "../../../services/api/ApiError.ts";
import type { StreamEvent } from "../../../services/api/stream.ts";
import { services } from "../../../services/services.ts";
import { sentenceOf } from "../../../state/texts/sentenceOf.ts";
import { showToast } from "../../../state/overlays/toasts.actions.ts";
import { openLogin } from "../../auth/auth.actions.ts";
import { chatState, notStreaming, type StreamingState, streamingState } from "./chat.store.ts";
import { emit } from "./chatEvents.ts";
import { putMessage } from "./history.actions.ts";
import { type Ending, replyMessage, userMessage, withVariant } from "./localMessages.ts";
import { selectedVariant } from "./messages.ts";

/** The stream that is being read. Its signal is aborted with "left" or "ended". */
let reading: AbortController | undefined;
/** Whether the user pressed Stop before the server accepted the request. */
let isStopRequested = false;
/** ISO time at which the server accepted the request; empty before. */
let acceptedAt = "";

/** How reading ended: the reply is complete, or the chat was closed first. */
export type ReadResult = "ended" | "left";

/** Sends a message and reads its reply. Throws ApiError when the server does not accept the message. */
export async function streamReply(message: {
  readonly clientId: string;
  readonly text: string;
}): Promise<ReadResult> {
  const { characterId, chatKey, chat, greetingIndex } = chatState;
  const input = {
    chat_key: chatKey,
    character_id: characterId,
    client_id: message.clientId,
    text: message.text,
    ...(chat ? {} : { greeting_index: greetingIndex }),
    ...chosenParts(),
  };
  const control = startReading();
  return read(services().streams.send(input, control.signal), control, ({ data }) => {
    addUserMessage(data.user_message_id, message);
    setStreaming({ messageId: data.reply_id, variantIndex: data.alternative_index });
    emit({ kind: "sent", at: acceptedTime(), greeting: data.greeting });
  });
}

/** Requests another variant of a reply and reads it. Throws ApiError when the server does not accept the request. */
export async function streamVariant(reply: Message, note?: string): Promise<ReadResult> {
  const control = startReading();
  const input = { ...requestFor(reply), ...(note ? { note } : {}) };
  return read(services().streams.regenerate(input, control.signal), control, ({ data }) =>
    setStreaming({ messageId: reply.id, variantIndex: data.alternative_index }),
  );
}

/** Continues the selected variant of a reply. Throws ApiError when the server does not accept the request. */
export async function streamContinuation(reply: Message): Promise<ReadResult> {
  const control = startReading();
  const text = selectedVariant(reply)?.text ?? "";
  const events = services().streams.continue(requestFor(reply), text.length, control.signal);
  return read(events, control, ({ data }) =>
    setStreaming({ messageId: reply.id, variantIndex: data.alternative_index, text }),
  );
}

/** Reads the rest of a reply that the server is still generating, from the end of the text that is known. */
export async function resumeReply(reply: Message): Promise<ReadResult> {
  const control = startReading();
  const variant = selectedVariant(reply);
  setStreaming({ messageId: reply.id, variantIndex: reply.selected, text: variant?.text });
  const input = {
    chat_key: reply.chat_key,
    message_id: reply.id,
    ...(variant ? { alternative_id: variant.id } : {}),
  };
  return read(services().streams.resume(input, reply.seq, control.signal), control, () => undefined);
}

/** Stops the reply. Its text so far is kept. */
export async function stop(): Promise<void> {
  const { messageId } = streamingState;
  isStopRequested = true;
  if (messageId === "") return;
  try {
    const input = { chat_key: chatState.chatKey, message_id: messageId };
    const { message } = await services().call(stopReply, input);
    // While the status is `streaming`, the stream itself will end soon.
    if (message.status !== "streaming" && streamingState.messageId === messageId) finish(message);
  } catch (error) {
    showToast("failed", sentenceOf(error));
  }
}

/** Stops reading because the chat is closed. The server continues the reply. */
export function leaveStream(): void {
  reading?.abort("left");
  reading = undefined;
}

/** Sets the streaming message; without properties, none. */
export function setStreaming(streaming: Partial<StreamingState>): void {
  Object.assign(streamingState, { ...notStreaming, ...streaming, text: streaming.text ?? "" });
}

/** The persona and the language of replies, as properties of a request; absent when the user has not chosen others. */
function chosenParts(): Pick<InputOf<typeof sendMessage>, "persona_id" | "reply_language"> {
  const { chosenPersonaId: persona_id, chosenReplyLanguage: reply_language } = chatState;
  return {
    ...(persona_id === undefined ? {} : { persona_id }),
    ...(reply_language === undefined ? {} : { reply_language }),
  };
}

function requestFor(reply: Message) {
  const client_id = services().browser.randomId();
  return { chat_key: reply.chat_key, message_id: reply.id, client_id, ...chosenParts() };
}

function startReading(): AbortController {
  leaveStream();
  isStopRequested = false;
  acceptedAt = "";
  return (reading = new AbortController());
}

type Accepted = Extract<StreamPart, { type: "data-accepted" }>;

async function read(
  events: AsyncIterable<StreamEvent>,
  control: AbortController,
  onAccepted: (part: Accepted) => void,
): Promise<ReadResult> {
  let ending: Ending = { finish: "complete", failure: null };
  let wasInterrupted = false;
  try {
    for await (const event of events) {
      if (control.signal.aborted) break;
      if (event.kind === "lost") streamingState.isReconnecting = wasInterrupted = true;
      else ending = applyPart(event.part, ending, onAccepted);
    }
  } catch (error) {
    if (isAbort(error) || control.signal.aborted) return resultOf(control);
    if (streamingState.messageId === "") throw error;
    ending = { finish: "error", failure: failureAfter(error) };
  }
  if (control.signal.aborted) return resultOf(control);
  const stored =
    (wasInterrupted || wasResumed()) && ending.finish !== "complete" && ending.finish !== "length"
      ? await loadStored(streamingState.messageId)
      : undefined;
  if (control.signal.aborted) return resultOf(control);
  if (streamingState.messageId !== "") finish(stored ?? streamedMessage(ending));
  return "ended";
}

/** Whether the streaming message was streaming when it was loaded: then only the server knows what it was before. */
function wasResumed(): boolean {
  return chatState.messages.some(
    ({ id, status }) => id === streamingState.messageId && status === "streaming",
  );
}

/**
 * Loads a reply after the server was restarted during it: this page may have received more text than was stored, and only
 * stored text can be continued. Undefined when the reply cannot be loaded.
 */
async function loadStored(id: string): Promise<Message | undefined> {
  try {
    const { messages } = await services().call(listMessages, { chat_key: chatState.chatKey, around_id: id });
    return messages.find((message) => message.id === id && message.status !== "streaming");
  } catch (error) {
    assertApiError(error);
    return undefined;
  }
}

function resultOf({ signal }: AbortController): ReadResult {
  return signal.reason === "ended" ? "ended" : "left";
}

/** Applies one part of the stream. Returns how the reply would end after this part. */
function applyPart(part: StreamPart, ending: Ending, onAccepted: (part: Accepted) => void): Ending {
  if (streamingState.isReconnecting) streamingState.isReconnecting = false;
  switch (part.type) {
    case "data-accepted":
      acceptedAt = part.data.created_at ?? "";
      onAccepted(part);
      emit({ kind: "quota", quota: part.data.quota });
      if (part.data.memory_from !== undefined) chatState.memoryFrom = part.data.memory_from;
      if (isStopRequested) void stop();
      return ending;
    case "data-crisis":
      markCrisis(part.data.message_id);
      return ending;
    case "text-delta":
      streamingState.text += part.delta;
      return ending;
    case "data-failure":
      return { finish: "error", failure: part.data };
    case "error":
      return { finish: "error", failure: ending.failure ?? failureOf(ErrorCode.ourFault) };
    case "data-ended":
      if (part.data.text !== undefined) streamingState.text = part.data.text;
      return { ...ending, finish: part.data.finish };
    // A reply that waits in the queue of the model is rendered like one without text.
    case "data-waiting":
    case "start":
    case "text-start":
    case "text-end":
    case "finish":
      return ending;
  }
}

function markCrisis(messageId: string): void {
  const message = chatState.messages.find(({ id }) => id === messageId);
  if (message) putMessage({ ...message, crisis: true });
}

/** Ends reading, and replaces the streaming message by the complete one. */
function finish(message: Message): void {
  reading?.abort("ended");
  reading = undefined;
  putMessage(message);
  setStreaming({});
}

function addUserMessage(id: string, { clientId, text }: { clientId: string; text: string }): void {
  if (chatState.messages.some((known) => known.id === id)) return;
  putMessage(userMessage({ id, chatKey: chatState.chatKey, text, at: acceptedTime() }, clientId));
}

/** The streaming message as a message of the history. */
function streamedMessage(ending: Ending): Message {
  const { messageId: id, text, variantIndex: index } = streamingState;
  const at = acceptedTime();
  const known = chatState.messages.find((message) => message.id === id);
  if (known) return withVariant(known, { index, text, at }, ending);
  const parentId = chatState.messages.at(-1)?.id;
  return replyMessage({ id, chatKey: chatState.chatKey, text, at, parentId }, ending);
}

/** The failure of a reply whose stream cannot be resumed. Its text so far is kept. */
function failureAfter(error: unknown): Failure {
  assertApiError(error);
  if (error.code === ErrorCode.signedOut) openLogin();
  return failureOf(typeof error.code === "number" ? error.code : ErrorCode.unavailable, error.details.reason);
}

function failureOf(code: number, reason?: string): Failure {
  return { code, reason, retryable: true };
}

/** The time of the message by the clock of the server; by the clock of the browser when it is unknown. ISO. */
const acceptedTime = () => acceptedAt || services().browser.now().toISOString();
