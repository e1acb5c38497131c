import { ErrorCode, listMessages, type Message, stopReply, type StreamPart } from "@mimi/contract";
import { ref } from "valtio";
import { assertApiError, isAbort } from "../../../services/api/ApiError.ts";
import type { StreamEvent } from "../../../services/api/stream.ts";
import { services } from "../../../services/services.ts";
import { errorSentences, sentenceOf } from "../../../state/sentences.ts";
import { showToast } from "../../../state/toasts.actions.ts";
import { openLogin } from "../../auth/auth.actions.ts";
import { applyQuota } from "./sidebar.actions.ts";
import { chatState, streamingState } from "./chat.store.ts";
import { startReading, finishReading, setStreaming } from "./streaming.actions.ts";
import { type Ending, type Failure, replyMessage, userMessage, withVariant } from "./messageRules.ts";
import { putMessage } from "./messages.actions.ts";
import { chosenPersona } from "../panels/persona.store.ts";
import { selectedVariant } from "./selectedVariant.ts";

let stopWanted = false;
/** When the server accepted what is being read; empty while it has not said so. ISO time. */
let acceptedAt = "";

/** How a stream came to its end for this page: the reply ended, or the chat was left before it did. */
export type Read = "ended" | "left";

/**
 * Reads the reply to a message that is sent now. Throws ApiError as long as the message was not accepted; then says when
 * it was, and with the first message of a chat what stands before it.
 */
export async function streamReply(
  message: { readonly clientId: string; readonly text: string },
  onAccepted: (at: string, greeting?: Message) => void,
): Promise<Read> {
  const { characterId, chatKey, chat, greetingIndex } = chatState;
  const input = {
    chat_key: chatKey,
    character_id: characterId,
    client_id: message.clientId,
    text: message.text,
    ...(chat ? {} : { greeting_index: greetingIndex }),
    ...chosenPersona(chatKey),
  };
  const control = begin();
  const accept = ({ data }: Accepted) => {
    addUserMessage(data.user_message_id, message);
    setStreaming({ messageId: data.reply_id, alternative: data.alternative_index });
    onAccepted(when(), data.greeting);
  };
  return follow(services().streams.send(input, control.signal), control, accept);
}

/** Reads another wording of a reply. Throws ApiError as long as it was not accepted. */
export async function streamVariant(reply: Message, note?: string): Promise<Read> {
  const control = begin();
  const input = {
    chat_key: reply.chat_key,
    message_id: reply.id,
    client_id: services().browser.randomId(),
    ...(note ? { note } : {}),
    ...chosenPersona(reply.chat_key),
  };
  const accept = ({ data }: Accepted) =>
    setStreaming({ messageId: reply.id, alternative: data.alternative_index });
  return follow(services().streams.regenerate(input, control.signal), control, accept);
}

/** Reads how the selected wording of a reply goes on. Throws ApiError as long as that was not accepted. */
export async function streamContinuation(reply: Message): Promise<Read> {
  const control = begin();
  const text = selectedVariant(reply)?.text ?? "";
  const input = {
    chat_key: reply.chat_key,
    message_id: reply.id,
    client_id: services().browser.randomId(),
    ...chosenPersona(reply.chat_key),
  };
  const accept = ({ data }: Accepted) =>
    setStreaming({ messageId: reply.id, alternative: data.alternative_index, text });
  return follow(services().streams.continue(input, text.length, control.signal), control, accept);
}

/** Goes on with a reply that was being written when the page was loaded, or that another page asked for. */
export async function resumeReply(message: Message): Promise<Read> {
  const control = begin();
  const wording = selectedVariant(message);
  setStreaming({ messageId: message.id, alternative: message.selected, text: wording?.text });
  const input = {
    chat_key: message.chat_key,
    message_id: message.id,
    ...(wording ? { alternative_id: wording.id } : {}),
  };
  const ignore = () => undefined;
  return follow(services().streams.resume(input, message.seq, control.signal), control, ignore);
}

/** Ends the reply that is being written and keeps what there is of it. */
export async function stop(): Promise<void> {
  const { messageId } = streamingState;
  stopWanted = true;
  if (messageId === "") return;
  try {
    const { message } = await services().call(stopReply, {
      chat_key: chatState.chatKey,
      message_id: messageId,
    });
    // Else the stream itself tells of its end, shortly.
    if (message.status !== "streaming" && streamingState.messageId === messageId) finishWith(message);
  } catch (error) {
    showToast("failed", sentenceOf(error));
  }
}

type Accepted = Extract<StreamPart, { type: "data-accepted" }>;

function begin(): AbortController {
  stopWanted = false;
  acceptedAt = "";
  return startReading();
}

async function follow(
  events: AsyncIterable<StreamEvent>,
  control: AbortController,
  accept: (part: Accepted) => void,
): Promise<Read> {
  let ending: Ending = { finish: "complete", failure: null };
  let wasLost = false;
  try {
    for await (const event of events) {
      if (control.signal.aborted) break;
      if (event.kind === "lost") streamingState.lost = wasLost = true;
      else ending = take(event.part, ending, accept);
    }
  } catch (error) {
    if (isAbort(error) || control.signal.aborted) return howItEnded(control);
    if (streamingState.messageId === "") throw error;
    ending = { finish: "error", failure: brokenOff(error) };
  }
  if (control.signal.aborted) return howItEnded(control);
  const kept = wasLost && ending.finish === "error" ? await asKept(streamingState.messageId) : undefined;
  if (control.signal.aborted) return howItEnded(control);
  if (streamingState.messageId !== "") finishWith(kept ?? written(ending));
  return "ended";
}

/**
 * A reply as the server has it: one that went down in the middle may have said more than it could keep, and what shows
 * must be what can be gone on with. Undefined when it cannot be had.
 */
async function asKept(id: string): Promise<Message | undefined> {
  const around = { chat_key: chatState.chatKey, around_id: id };
  try {
    const { messages } = await services().call(listMessages, around);
    return messages.find((message) => message.id === id && message.status !== "streaming");
  } catch (error) {
    assertApiError(error);
    return undefined;
  }
}

function howItEnded({ signal }: AbortController): Read {
  return signal.reason === "ended" ? "ended" : "left";
}

/** Does what one part says, and answers with how the reply would end if it ended here. */
function take(part: StreamPart, ending: Ending, accept: (part: Accepted) => void): Ending {
  if (streamingState.lost) streamingState.lost = false;
  switch (part.type) {
    case "data-accepted":
      acceptedAt = part.data.created_at ?? "";
      accept(part);
      wasAccepted(part);
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
      return { finish: "error", failure: ending.failure ?? failureOf(ErrorCode.ourFault, part.errorText) };
    case "data-ended":
      return { ...ending, finish: part.data.finish };
    // A reply that waits for its turn at the model looks like one that has not begun.
    case "data-waiting":
    case "start":
    case "text-start":
    case "text-end":
    case "finish":
      return ending;
  }
}

function wasAccepted({ data }: Accepted): void {
  applyQuota(data.quota);
  if (data.memory_from !== undefined) chatState.memoryFrom = data.memory_from;
  if (stopWanted) void stop();
}

function markCrisis(messageId: string): void {
  chatState.messages = ref(
    chatState.messages.map((known) => (known.id === messageId ? { ...known, crisis: true } : known)),
  );
}

function finishWith(message: Message): void {
  finishReading();
  putMessage(message);
  setStreaming({});
}

function addUserMessage(id: string, { clientId, text }: { clientId: string; text: string }): void {
  if (chatState.messages.some((known) => known.id === id)) return;
  putMessage(userMessage({ id, chatKey: chatState.chatKey, text, at: when() }, clientId));
}

/** The reply as it was written, when it ends so. */
function written(ending: Ending): Message {
  const { messageId: id, text, alternative: index } = streamingState;
  const known = chatState.messages.find((message) => message.id === id);
  return known
    ? withVariant(known, { index, text, at: when() }, ending)
    : replyMessage(
        { id, chatKey: chatState.chatKey, text, at: when(), parentId: chatState.messages.at(-1)?.id },
        ending,
      );
}

/** The stream cannot be resumed. What there is stays; opening the chat again shows what the server has. */
function brokenOff(error: unknown): Failure {
  assertApiError(error);
  if (error.code === ErrorCode.signedOut) openLogin();
  return failureOf(typeof error.code === "number" ? error.code : ErrorCode.unavailable, sentenceOf(error));
}

function failureOf(code: number, text: string): Failure {
  return { code, message: errorSentences[code] ?? text, retryable: true };
}

/** When it was said, by the server's clock where it has told. */
const when = () => acceptedAt || services().browser.now().toISOString();
