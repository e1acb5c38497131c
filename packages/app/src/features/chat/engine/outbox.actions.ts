import { ref } from "valtio";
import { array, boolean, object, parse, string } from "valibot";
import { services } from "../../../services/services.ts";
import { chatState, type Outgoing } from "./chat.store.ts";
import { emit } from "./chatEvents.ts";

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
  services().drafts.keepOwn(ownerId, outboxKey(openDraftKey()), stored);
}

/** Moves the draft and the outbox of a new chat to the storage keys of the chat that exists now. */
export function moveToChatKey(): void {
  const { characterId, draft, ownerId } = chatState;
  const { drafts } = services();
  const before = draftKey(characterId, undefined);
  drafts.keep(ownerId, before, "");
  drafts.keepOwn(ownerId, outboxKey(before), "");
  drafts.keep(ownerId, openDraftKey(), draft);
  persistOutbox();
}

/** Queues the messages that closed pages had not sent, and takes over their storage. */
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
  for (const { place } of orphaned) services().drafts.keep(ownerId, place, "");
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

const outboxSchema = object({
  chatKey: string(),
  messages: array(object({ clientId: string(), text: string(), tried: boolean() })),
});

/** Messages that the server has not accepted, as they are stored in the browser. */
export interface StoredOutbox {
  readonly chatKey: string;
  /** In sending order. A message with `tried` was sent, and the server may have accepted it. */
  readonly messages: readonly { readonly clientId: string; readonly text: string; readonly tried: boolean }[];
}

/** The outbox of a page that was closed, with its storage key. */
export interface OrphanedOutbox extends StoredOutbox {
  readonly place: string;
}

/** The storage key of a chat's draft. A chat that does not exist yet is known by its character. */
export function draftKey(characterId: string, chatKey: string | undefined): string {
  return chatKey ? `chat/${chatKey}` : `new/${characterId}`;
}

/** The storage key of the outbox of a chat. `chatDraftKey` is the key of the chat's draft. */
export function outboxKey(chatDraftKey: string): string {
  return `${chatDraftKey}/outbox`;
}

/** Loads the outboxes of closed pages. `onOrphaned` is called later for each open page that has one and is closed. */
export async function loadOrphanedOutboxes(
  ownerId: string,
  chatDraftKey: string,
  onOrphaned?: () => void,
): Promise<readonly OrphanedOutbox[]> {
  const stored = await services().drafts.left(ownerId, outboxKey(chatDraftKey), onOrphaned);
  return stored.map(({ place, text }) => ({ ...parse(outboxSchema, JSON.parse(text)), place }));
}

/**
 * The messages of several outboxes in order, each message once, without those that are known by client id. A message that
 * was sent before is `failed`.
 */
export function outgoingFrom(
  outboxes: readonly StoredOutbox[],
  knownClientIds: readonly (string | null | undefined)[],
) {
  const seen = new Set(knownClientIds);
  return outboxes
    .flatMap(({ messages }) => messages)
    .filter(({ clientId }) => !seen.has(clientId) && seen.add(clientId))
    .map(({ clientId, text, tried }) => ({
      clientId,
      text,
      state: tried ? ("failed" as const) : ("waiting" as const),
    }));
}
