import { listMessages } from "@mimi/contract";
import { assertApiError } from "../../../services/api/ApiError.ts";
import { services } from "../../../services/services.ts";
import { chatState, streamingState } from "./chat.store.ts";
import { setMessages } from "./messages.actions.ts";
import { loadMessages, showPage, showLatest, streamingMessage } from "./latestMessages.actions.ts";
import { adoptOrphanedOutbox } from "./outbox.actions.ts";
import { resumeReply } from "./reply.actions.ts";
import { sendWaiting } from "./send.actions.ts";

/** Loads the messages before the first one shown. */
export async function loadOlder(): Promise<void> {
  const { chatKey, messages } = chatState;
  const [first] = messages;
  if (chatState.older !== "available" || !first) return;
  chatState.older = "loading";
  try {
    const page = await services().call(listMessages, { chat_key: chatKey, before_id: first.id });
    if (chatState.chatKey !== chatKey) return;
    setMessages([...page.messages, ...chatState.messages]);
    chatState.older = page.has_more ? "available" : "none";
  } catch (error) {
    assertApiError(error);
    if (chatState.chatKey === chatKey) chatState.older = "available";
  }
}

/** Loads the messages after the last one shown, where the chat is read in its middle. */
export async function loadNewer(): Promise<void> {
  const { chatKey, messages } = chatState;
  const last = messages.at(-1);
  if (chatState.newer !== "available" || !last) return;
  chatState.newer = "loading";
  try {
    const page = await services().call(listMessages, { chat_key: chatKey, after_id: last.id });
    if (chatState.chatKey !== chatKey) return;
    setMessages([...chatState.messages, ...page.messages]);
    chatState.newer = page.has_newer ? "available" : "none";
  } catch (error) {
    assertApiError(error);
    if (chatState.chatKey === chatKey) chatState.newer = "available";
  }
}

/** Goes to a message of this conversation, and loads what stands around it where it is not here. */
export async function goToMessage(messageId: string): Promise<void> {
  const { chatKey } = chatState;
  if (chatState.messages.every(({ id }) => id !== messageId)) {
    const around = await loadMessages({ chat_key: chatKey, around_id: messageId });
    if (!around) return;
    showPage(around);
  }
  chatState.found = { turnId: messageId };
}

/**
 * Reads the newest messages again, and goes on with what is under way: what another tab, another device or the server
 * did is here then. Answers false where that has to wait.
 *
 * @param exists Whether the conversation has begun; another tab may have begun it.
 */
export async function refreshChat(exists = chatState.chat !== null): Promise<boolean> {
  const { chatKey, stage } = chatState;
  if (stage.kind !== "ready") return true;
  if (isStreamingOrSending() || !services().browser.isOnline()) return false;
  const newest = exists && (await loadMessages({ chat_key: chatKey }));
  if (isStreamingOrSending()) return false;
  if (newest) showLatest(newest);
  await resumePending();
  return true;
}

/** What this page itself sends or reads goes first: to read another reply would break it off. */
export const isStreamingOrSending = () =>
  streamingState.messageId !== "" || chatState.outgoing?.state === "sending";

/** Takes up what was under way: a reply that is being written, then what waits to be sent. */
export async function resumePending(): Promise<void> {
  if (chatState.stage.kind !== "ready") return;
  await adoptOrphanedOutbox(() => void resumePending());
  if (isStreamingOrSending()) return;
  const under = streamingMessage();
  if (under && (await resumeReply(under)) === "left") return;
  await sendWaiting();
}
