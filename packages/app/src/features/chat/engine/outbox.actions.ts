import { ref } from "valtio";
import { services } from "../../../services/services.ts";
import { chatState, type Outgoing } from "./chat.store.ts";
import { emit } from "./chatEvents.ts";
import { draftKey, loadOrphanedOutboxes, outboxKey, outgoingFrom, type StoredOutbox } from "./outbox.ts";

/** Adds a message to the end of the queue. */
export function enqueue(message: Outgoing): void {
  chatState.queued = ref([...chatState.queued, message]);
  persistOutbox();
}

/** Stores the outgoing and the queued messages, so that they survive when the page is closed. */
export function persistOutbox(): void {
  const { chatKey, outgoing, queued, ownerId } = chatState;
  const messages = [...(outgoing ? [outgoing] : []), ...queued].map(({ clientId, text, state }) => ({
    clientId,
    text,
    tried: state !== "waiting",
  }));
  const outbox: StoredOutbox = { chatKey, messages };
  const stored = messages.length > 0 ? JSON.stringify(outbox) : "";
  services().drafts.saveForTab(ownerId, outboxKey(openDraftKey()), stored);
}

/** Moves the draft and the outbox of a new chat to the storage keys of the chat that exists now. */
export function moveToChatKey(): void {
  const { characterId, draft, ownerId } = chatState;
  const { drafts } = services();
  const before = draftKey(characterId, undefined);
  drafts.save(ownerId, before, "");
  drafts.saveForTab(ownerId, outboxKey(before), "");
  drafts.save(ownerId, openDraftKey(), draft);
  persistOutbox();
}

/** Queues the messages that closed pages had not sent, and stores them for this page. */
export async function adoptOrphanedOutbox(): Promise<void> {
  const { chatKey, ownerId } = chatState;
  const orphaned = await loadOrphanedOutboxes(ownerId, openDraftKey(), () => emit({ kind: "orphaned" }));
  if (chatState.chatKey !== chatKey || orphaned.length === 0) return;
  const { chat, messages, outgoing, queued } = chatState;
  // Two pages with the same message of a new chat have the same key, so that the API stores the message once.
  if (!chat && !outgoing && queued.length === 0) chatState.chatKey = orphaned[0]?.chatKey || chatKey;
  const delivered = messages.map(({ client_id }) => client_id);
  const own = [outgoing, ...queued].map((message) => message?.clientId);
  const adopted = outgoingFrom(orphaned, [...delivered, ...own]).map(
    (message): Outgoing => ({ ...message, state: "waiting" }),
  );
  chatState.queued = ref([...queued, ...adopted]);
  persistOutbox();
  for (const orphan of orphaned) services().drafts.save(ownerId, orphan.draftKey, "");
}

/** Removes the messages that are in the history. Another page may have sent them. */
export function removeDelivered(): void {
  const { messages, outgoing, queued } = chatState;
  const delivered = new Set(messages.map(({ client_id }) => client_id));
  const isUnsent = ({ clientId }: Outgoing) => !delivered.has(clientId);
  if (outgoing && outgoing.state !== "sending" && !isUnsent(outgoing)) chatState.outgoing = null;
  if (!queued.every(isUnsent)) chatState.queued = ref(queued.filter(isUnsent));
  if (chatState.outgoing !== outgoing || chatState.queued !== queued) persistOutbox();
}

const openDraftKey = () => draftKey(chatState.characterId, chatState.chat?.chat_key);
