import { ErrorCode, type ErrorDetails, type Message } from "@mimi/contract";
import { ref } from "valtio";
import { type ApiError, assertApiError } from "../../../services/api/ApiError.ts";
import { paths } from "../../../paths.ts";
import { services } from "../../../services/services.ts";
import { newChatKey } from "../../../state/remote/newChatKey.ts";
import { ruleNameOf } from "../../../state/texts/ruleNames.ts";
import { sentenceOf } from "../../../state/texts/sentenceOf.ts";
import { type BlockingRule, chatState, type Outgoing, streamingState } from "./chat.store.ts";
import { emit } from "./chatEvents.ts";
import { setDraft } from "./draft.actions.ts";
import { clearStoredChoices } from "./nextMessage.actions.ts";
import { applyLatest, loadMessages, streamingMessage } from "./history.actions.ts";
import { newChat } from "./localMessages.ts";
import { enqueue, moveToChatKey, persistOutbox, removeDelivered } from "./outbox.actions.ts";
import { openLoginToSend, requireSignInToSend } from "./signIn.actions.ts";
import { afterReply, dismissError, isBusy, requestAgain, showUsedUp } from "./reply.actions.ts";
import { loadChatLists } from "./sidebar.actions.ts";
import { resumeReply, streamReply } from "./stream.actions.ts";

/**
 * Sends a text. A visitor signs in first, and then the text is sent (product 8). Offline, or after a message that failed, the
 * text waits in the queue.
 */
export async function send(text: string): Promise<void> {
  if (isBusy()) return;
  if (chatState.status.kind !== "ready") {
    // The text stays in the composer until the chat is ready.
    chatState.isSendRequested = true;
    return;
  }
  if (!requireSignInToSend(text)) return;
  // The next message may be in the composer already: the code that sends is loaded with the first one.
  if (chatState.draft.trim() === text.trim()) setDraft("");
  chatState.suggestions = { kind: "idle" };
  enqueue({ clientId: services().browser.randomId(), text, state: "waiting" });
  await sendWaiting();
}

/** Sends the draft that the user sent while the chat was loading. */
export async function sendRequestedDraft(): Promise<void> {
  const { isSendRequested, draft } = chatState;
  chatState.isSendRequested = false;
  const text = draft.trim();
  if (isSendRequested && text !== "") await send(text);
}

/** Sends the waiting messages in order, until one fails or the browser is offline. */
export async function sendWaiting(): Promise<void> {
  while (canSendNext()) {
    const next = chatState.outgoing ?? chatState.queued[0];
    if (!next) return;
    if (!chatState.outgoing) chatState.queued = ref(chatState.queued.slice(1));
    await deliver(next);
  }
}

/** Tries again to send a message, or to generate a reply. */
export async function retry(turnId: string): Promise<void> {
  if (isBusy()) return;
  if (chatState.outgoing?.clientId !== turnId) return requestAgain(turnId);
  await deliver(chatState.outgoing);
  await sendWaiting();
}

/**
 * Removes a message that was not sent. Its text goes back to the composer, unless the composer has a text. Of a reply, removes
 * the reason why another variant failed.
 */
export function discard(turnId: string): void {
  const { outgoing, queued, draft } = chatState;
  const reply = chatState.messages.find(({ id }) => id === turnId);
  if (reply) return void dismissError(reply);
  const removed = [outgoing, ...queued].find((message) => message?.clientId === turnId);
  if (outgoing?.clientId === turnId) chatState.outgoing = null;
  chatState.queued = ref(queued.filter(({ clientId }) => clientId !== turnId));
  persistOutbox();
  if (removed && draft === "") setDraft(removed.text);
  void sendWaiting();
}

/** Moves the text of a message that was not sent to the composer, before the text that is there. */
export function moveToComposer(turnId: string): void {
  const { outgoing, draft } = chatState;
  if (outgoing?.clientId !== turnId) return;
  const { text, rule, state } = outgoing;
  setDraft("");
  discard(turnId);
  if (draft !== "") setDraft(`${text}\n${draft}`);
  else if (state === "blocked") chatState.blocked = { text, rule };
}

/** Applies the event `sent`: the server has accepted the outgoing message. */
export function applySent(at: string, greeting?: Message): void {
  chatState.outgoing = null;
  persistOutbox();
  clearStoredChoices();
  const { chat, character, characterId, chatKey, greetingIndex } = chatState;
  if (!chat && character) {
    if (greeting) chatState.messages = ref([greeting, ...chatState.messages]);
    chatState.chat = ref(newChat(character, { chatKey, at, greetingIndex }));
    moveToChatKey();
    // The server has given the chat a title.
    void loadChatLists(characterId);
  }
  emit({ kind: "changed" });
}

/** Applies the latest messages, and removes from the outbox what they contain. */
export function showLatest(latest: Parameters<typeof applyLatest>[0]): void {
  const isNew = !chatState.chat;
  applyLatest(latest);
  if (isNew) moveToChatKey();
  removeDelivered();
}

type Unsent = Pick<Outgoing, "clientId" | "text">;

/** @param lastSeen The last message at the time of the last version conflict; empty without one. */
async function deliver({ clientId, text }: Unsent, lastSeen = ""): Promise<void> {
  const message = { clientId, text };
  chatState.outgoing = { ...message, state: "sending" };
  persistOutbox();
  try {
    afterReply(await streamReply(message));
  } catch (error) {
    assertApiError(error);
    if (error.code === ErrorCode.notFound && !chatState.chat) await retryWithNewKey(message, error);
    else if (error.code === ErrorCode.conflict) await retryAfterConflict(message, lastSeen, error);
    else applyRefusal(message, error);
  }
}

/**
 * Another tab or device sent a message first. Loads the latest messages, reads the reply to that message, and sends this one
 * again. If nothing is new since the last conflict, this message has failed.
 */
async function retryAfterConflict(message: Unsent, lastSeen: string, refusal: ApiError): Promise<void> {
  const { chatKey } = chatState;
  const latest = await loadMessages({ chat_key: chatKey });
  if (chatState.chatKey !== chatKey) return;
  if (latest) showLatest(latest);
  const otherReply = streamingMessage();
  const last = chatState.messages.at(-1);
  const seen = `${last?.id} ${last?.status}`;
  if (!otherReply && seen === lastSeen) return applyRefusal(message, refusal);
  chatState.outgoing = { ...message, state: "waiting" };
  // Stored as not sent: if the page is closed now, the message is sent without asking the user.
  persistOutbox();
  if (otherReply && (await resumeReply(otherReply)) === "left") return;
  // Meanwhile the user may have discarded the message, or it was sent.
  const { outgoing } = chatState;
  if (outgoing?.clientId === message.clientId && outgoing.state === "waiting") await deliver(message, seen);
}

/** The chat key of the address belongs to another user, which the server does not say: a new key is created. */
async function retryWithNewKey(message: Unsent, refusal: ApiError): Promise<void> {
  try {
    const chatKey = await newChatKey(chatState.characterId);
    if (chatKey === chatState.chatKey) return applyRefusal(message, refusal);
    chatState.chatKey = chatKey;
    persistOutbox();
    afterReply(await streamReply(message));
  } catch (error) {
    assertApiError(error);
    applyRefusal(message, error);
  }
}

/** Keeps the text of a message that the server did not accept, and shows why. */
function applyRefusal({ clientId, text }: Unsent, error: ApiError): void {
  const sentence = sentenceOf(error);
  const isOffline = error.code === "unreachable" && !services().browser.isOnline();
  chatState.outgoing = isOffline
    ? { clientId, text, state: "waiting" }
    : { clientId, text, state: "failed", error: sentence };
  persistOutbox();
  if (error.code === ErrorCode.quotaUsedUp) showUsedUp(error);
  switch (error.code) {
    case ErrorCode.signedOut:
      discard(clientId);
      return openLoginToSend(text);
    case ErrorCode.quotaUsedUp:
      // The composer shows the reason.
      if (chatState.draft === "") discard(clientId);
      return;
    case ErrorCode.refusedByRule:
      return applyBlock({ clientId, text, state: "blocked", error: sentence, rule: ruleOf(error.details) });
    default:
      return;
  }
}

/** Moves a refused text to the composer. It stays a message when the composer has a text. */
function applyBlock(message: Outgoing): void {
  const { clientId, text, rule } = message;
  if (chatState.draft !== "") {
    chatState.outgoing = message;
    return;
  }
  discard(clientId);
  chatState.blocked = { text, rule };
}

function canSendNext(): boolean {
  const { outgoing, status } = chatState;
  const hasPendingSend = outgoing !== null && outgoing.state !== "waiting";
  return (
    status.kind === "ready" &&
    !hasPendingSend &&
    streamingState.messageId === "" &&
    services().browser.isOnline()
  );
}

/** The rule that an error names, with the address of its section in the policy (contract 1). */
function ruleOf({ rule, anchor }: ErrorDetails): BlockingRule | undefined {
  if (rule === undefined || anchor === undefined) return undefined;
  return { label: ruleNameOf(rule), href: `${paths.policy()}#${anchor}` };
}
