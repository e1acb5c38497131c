import { ErrorCode, type Message } from "@mimi/contract";
import { ref } from "valtio";
import { type ApiError, assertApiError } from "../../../services/api/ApiError.ts";
import { services } from "../../../services/services.ts";
import { sentenceOf } from "../../../state/sentences.ts";
import { showToast } from "../../../state/toasts.actions.ts";
import { openLogin, requireSignIn } from "../../auth/auth.actions.ts";
import { applyQuota, loadQuota, loadChatLists } from "./sidebar.actions.ts";
import { chatState, streamingState, type Outgoing } from "./chat.store.ts";
import { forgetPersonaChoice, setDraft } from "./draft.actions.ts";
import { newChat } from "./messageRules.ts";
import { newChatKey } from "../../../state/newChatKey.ts";
import { loadMessages, showLatest, streamingMessage } from "./latestMessages.actions.ts";
import { persistOutbox, moveDraft } from "./outbox.actions.ts";
import { ruleOf } from "./ruleOf.ts";
import { type Read, streamVariant, streamContinuation, streamReply, resumeReply } from "./reply.actions.ts";
import { notifyOtherTabs } from "./tabs.actions.ts";
import { selectedVariant } from "./selectedVariant.ts";

/**
 * Says the draft. A visitor is asked to log in first and keeps the text (§6); without a connection, or behind a message
 * that has not gone out, it waits for its turn.
 */
export async function send(text: string): Promise<void> {
  if (isBusy() || !requireSignIn()) return;
  if (chatState.stage.kind !== "ready") {
    // Until then it stays where it is, and is kept like any draft.
    chatState.isSendRequested = true;
    return;
  }
  setDraft("");
  chatState.suggestions = { kind: "none" };
  const clientId = services().browser.randomId();
  queue({ clientId, text, state: "waiting" });
  await sendWaiting();
}

/** Sends the draft that was to be sent while the conversation opened. */
export async function sendDraftWhenReady(): Promise<void> {
  const { isSendRequested, draft } = chatState;
  chatState.isSendRequested = false;
  const text = draft.trim();
  if (isSendRequested && text !== "") await send(text);
}

/** Sends what waits, one after the other, for as long as nothing stands in the way. */
export async function sendWaiting(): Promise<void> {
  while (mayGoOut()) {
    const next = chatState.outgoing ?? chatState.queued[0];
    if (!next) return;
    if (!chatState.outgoing) chatState.queued = ref(chatState.queued.slice(1));
    await deliver(next);
  }
}

/** Tries again what failed: a message that was not sent, or a reply that broke off. */
export async function retry(turnId: string): Promise<void> {
  if (isBusy()) return;
  if (chatState.outgoing?.clientId === turnId) {
    await deliver(chatState.outgoing);
    return sendWaiting();
  }
  await regenerate(turnId);
}

/** Asks for another wording of a reply; `note` says what should be different. */
export function regenerate(messageId: string, note?: string): Promise<void> {
  return again(messageId, (reply) => streamVariant(reply, note));
}

/** Asks that a reply which was cut, or stopped, go on. */
export function continueReply(messageId: string): Promise<void> {
  return again(messageId, streamContinuation);
}

/** Gives up a message that was not sent; its text goes back where it was written, unless more stands there. */
export function discard(turnId: string): void {
  const { outgoing, queued, draft } = chatState;
  const given = [outgoing, ...queued].find((message) => message?.clientId === turnId);
  if (outgoing?.clientId === turnId) chatState.outgoing = null;
  chatState.queued = ref(queued.filter(({ clientId }) => clientId !== turnId));
  persistOutbox();
  if (given && draft === "") setDraft(given.text);
  void sendWaiting();
}

/** Takes a message that did not go out back to where it was written, before what stands there. */
export function moveToComposer(turnId: string): void {
  const { outgoing, draft } = chatState;
  if (outgoing?.clientId !== turnId) return;
  const { text, rule, state } = outgoing;
  setDraft("");
  discard(turnId);
  if (draft !== "") setDraft(`${text}\n${draft}`);
  else if (state === "blocked") chatState.blocked = { text, rule };
}

type Unsent = Pick<Outgoing, "clientId" | "text">;

function queue(message: Outgoing): void {
  chatState.queued = ref([...chatState.queued, message]);
  persistOutbox();
}

/** `met` is what stood last in the history when the message was in the way of another before. */
async function deliver({ clientId, text }: Unsent, met = ""): Promise<void> {
  const message = { clientId, text };
  chatState.outgoing = { ...message, state: "sending" };
  persistOutbox();
  try {
    afterReply(await streamReply(message, accepted));
  } catch (error) {
    assertApiError(error);
    if (error.code === ErrorCode.notFound && !chatState.chat) await retryWithNewKey(message, error);
    else if (error.code === ErrorCode.conflict) await retryAfterConflict(message, met, error);
    else refused(message, error);
  }
}

/**
 * Another tab or device was quicker: what was said there shows, its reply is read to the end, and then this message
 * goes out, as often as that takes. Where nothing was said there since the last time it is this message that is wrong.
 */
async function retryAfterConflict(message: Unsent, met: string, refusal: ApiError): Promise<void> {
  const { chatKey } = chatState;
  const newest = await loadMessages({ chat_key: chatKey });
  if (chatState.chatKey !== chatKey) return;
  if (newest) showLatest(newest);
  const other = streamingMessage();
  const last = chatState.messages.at(-1);
  const meets = `${last?.id} ${last?.status}`;
  if (!other && meets === met) return refused(message, refusal);
  chatState.outgoing = { ...message, state: "waiting" };
  // It was not accepted: should the page go away now, it may go by itself.
  persistOutbox();
  if (other && (await resumeReply(other)) === "left") return;
  // It may have been given up, or be on its way again.
  const { outgoing } = chatState;
  if (outgoing?.clientId === message.clientId && outgoing.state === "waiting") await deliver(message, meets);
}

async function again(messageId: string, read: (reply: Message) => Promise<Read>): Promise<void> {
  const reply = chatState.messages.find(({ id }) => id === messageId);
  if (isBusy() || reply?.role !== "character" || !requireSignIn()) return;
  try {
    afterReply(await read(reply));
  } catch (error) {
    assertApiError(error);
    if (error.code === ErrorCode.signedOut) return openLogin();
    if (error.code === ErrorCode.quotaUsedUp) showUsedUp(error);
    showToast("failed", sentenceOf(error));
  }
}

/** The key in the address is somebody else's, which nobody may be told: the conversation gets one of its own. */
async function retryWithNewKey(message: Unsent, refusal: ApiError): Promise<void> {
  try {
    const chatKey = await newChatKey(chatState.characterId);
    if (chatKey === chatState.chatKey) return refused(message, refusal);
    chatState.chatKey = chatKey;
    persistOutbox();
    afterReply(await streamReply(message, accepted));
  } catch (error) {
    assertApiError(error);
    refused(message, error);
  }
}

function accepted(at: string, greeting?: Message): void {
  chatState.outgoing = null;
  persistOutbox();
  forgetPersonaChoice();
  const { chat, character, characterId, chatKey, greetingIndex } = chatState;
  if (!chat && character) {
    if (greeting) chatState.messages = ref([greeting, ...chatState.messages]);
    chatState.chat = ref(newChat(character, { chatKey, at, greetingIndex }));
    moveDraft();
    // The server gave it a title, which the header and the rail show from now on.
    void loadChatLists(characterId);
  }
  notifyOtherTabs();
}

function afterReply(read: Read): void {
  if (read === "left") return;
  const { characterId, messages } = chatState;
  notifyOtherTabs();
  void loadChatLists(characterId);
  // A reply that came to nothing is not counted (§5).
  const reply = messages.at(-1);
  if (reply && (reply.status !== "done" || !selectedVariant(reply)?.text)) void loadQuota();
}

/** The message did not get in. Its text is kept, where it serves best. */
function refused({ clientId, text }: Unsent, error: ApiError): void {
  const problem = sentenceOf(error);
  const isOffline = error.code === "unreachable" && !services().browser.isOnline();
  chatState.outgoing = isOffline
    ? { clientId, text, state: "waiting" }
    : { clientId, text, state: "failed", problem };
  persistOutbox();
  if (error.code === ErrorCode.quotaUsedUp) showUsedUp(error);
  switch (error.code) {
    case ErrorCode.signedOut:
      discard(clientId);
      return openLogin();
    case ErrorCode.quotaUsedUp:
      // The composer says so itself.
      if (chatState.draft === "") discard(clientId);
      return;
    case ErrorCode.refusedByRule:
      return closeOnBack({ clientId, text, state: "blocked", problem, rule: ruleOf(error.details) });
  }
}

/** A rule held it back: it goes back to where it was written, or waits to be taken there where more was written since. */
function closeOnBack(message: Outgoing): void {
  const { clientId, text, rule } = message;
  if (chatState.draft !== "") {
    chatState.outgoing = message;
    return;
  }
  discard(clientId);
  chatState.blocked = { text, rule };
}

function showUsedUp({ details }: ApiError): void {
  const { limit, resets_at } = details;
  if (limit !== undefined && resets_at !== undefined) applyQuota({ limit, used: limit, resets_at });
}

function mayGoOut(): boolean {
  const { outgoing, stage } = chatState;
  const isHeld = outgoing !== null && outgoing.state !== "waiting";
  return (
    stage.kind === "ready" && !isHeld && streamingState.messageId === "" && services().browser.isOnline()
  );
}

function isBusy(): boolean {
  return streamingState.messageId !== "" || chatState.outgoing?.state === "sending";
}
