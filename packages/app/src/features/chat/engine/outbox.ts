import { array, boolean, object, parse, string } from "valibot";
import { services } from "../../../services/services.ts";

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
  readonly draftKey: string;
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
  const stored = await services().drafts.orphaned(ownerId, outboxKey(chatDraftKey), onOrphaned);
  return stored.map(({ draftKey: key, text }) => ({
    ...parse(outboxSchema, JSON.parse(text)),
    draftKey: key,
  }));
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
