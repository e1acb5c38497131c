import { type History, listMessages, type Message } from "@mimi/contract";
import { ref } from "valtio";
import { services } from "../../../services/services.ts";
import { sentenceOf } from "../../../state/sentences.ts";
import { showToast } from "../../../state/toasts.actions.ts";
import { chatState, type Outgoing } from "./chat.store.ts";
import { persistOutbox, moveDraft } from "./outbox.actions.ts";
import { memoryStart, setMessages } from "./messages.actions.ts";

/** Messages of this conversation; undefined when they cannot be had, which a toast says, or it was left meanwhile. */
export async function loadMessages(input: {
  chat_key: string;
  around_id?: string;
}): Promise<History | undefined> {
  try {
    const found = await services().call(listMessages, input);
    return chatState.chatKey === input.chat_key ? found : undefined;
  } catch (error) {
    showToast("failed", sentenceOf(error));
    return undefined;
  }
}

/** Shows a stretch of the history in place of the one that was shown. */
export function showPage({ chat, messages, has_more, has_newer }: History): void {
  setMessages(messages);
  if (chat) chatState.chat = ref(chat);
  chatState.older = has_more ? "available" : "none";
  chatState.newer = has_newer ? "available" : "none";
  chatState.memoryFrom = memoryStart(messages);
}

/** Shows the newest messages. Where they meet what was loaded before, that stays. */
export function showLatest(newest: History): void {
  const isNew = !chatState.chat;
  const first = newest.messages[0];
  const place = chatState.messages.findIndex(({ id }) => id === first?.id);
  if (place > 0) setMessages([...chatState.messages.slice(0, place), ...newest.messages]);
  else showPage(newest);
  chatState.newer = "none";
  if (isNew) moveDraft();
  removeDelivered();
}

/** What the history has need not be sent any more, whoever sent it. */
function removeDelivered(): void {
  const { messages, outgoing, queued } = chatState;
  const arrived = new Set(messages.map(({ client_id }) => client_id));
  const isUnsent = ({ clientId }: Outgoing) => !arrived.has(clientId);
  if (outgoing && outgoing.state !== "sending" && !isUnsent(outgoing)) chatState.outgoing = null;
  if (!queued.every(isUnsent)) chatState.queued = ref(queued.filter(isUnsent));
  if (chatState.outgoing !== outgoing || chatState.queued !== queued) persistOutbox();
}

/** The reply that is being written, as the history has it. */
export function streamingMessage(): Message | undefined {
  return chatState.messages.find(({ status }) => status === "streaming");
}
