import { array, boolean, object, parse, string } from "valibot";
import type { Left } from "../../../services/drafts.ts";
import type { Outgoing } from "./chat.store.ts";

const outboxSchema = object({
  chatKey: string(),
  messages: array(object({ clientId: string(), text: string(), tried: boolean() })),
});

/** Messages that are not accepted yet, as they are kept for the case that the page goes away before they are. */
export interface SerializedOutbox {
  readonly chatKey: string;
  /** In the order in which they go out. `tried` ones may have arrived without anybody seeing it. */
  readonly messages: readonly { readonly clientId: string; readonly text: string; readonly tried: boolean }[];
}

/** Where the draft of a conversation is kept. One that does not exist yet has no key to be found by. */
export function draftStorageKey(characterId: string, chatKey: string | undefined): string {
  return chatKey ? `chat/${chatKey}` : `new/${characterId}`;
}

/** Where the messages on their way are kept. */
export function outboxStorageKey(place: string): string {
  return `${place}/outbox`;
}

/** Where the draft of a rewording is kept. */
export function editStorageKey(messageId: string): string {
  return `edit/${messageId}`;
}

/** Messages that a page left, and where it kept them. */
export interface OrphanedOutbox extends SerializedOutbox {
  readonly place: string;
}

/** Reads what `persistOutbox` wrote. */
export function parseOutbox({ place, text }: Left): OrphanedOutbox {
  return { ...parse(outboxSchema, JSON.parse(text)), place };
}

/**
 * What pages left, each page's in its order, without what is `known` by its client id. One that was tried may have
 * arrived: it is `failed`.
 */
export function outgoingFrom(
  left: readonly SerializedOutbox[],
  known: readonly (string | null | undefined)[],
): Outgoing[] {
  const seen = new Set(known);
  return left
    .flatMap(({ messages }) => messages)
    .filter(({ clientId }) => !seen.has(clientId) && seen.add(clientId))
    .map(({ clientId, text, tried }) => ({ clientId, text, state: tried ? "failed" : "waiting" }));
}
