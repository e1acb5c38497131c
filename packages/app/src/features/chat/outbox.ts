import { array, boolean, object, parse, string } from "valibot";

const sealed = object({
  chatKey: string(),
  messages: array(object({ clientId: string(), text: string(), tried: boolean() })),
});

/** Messages that are not accepted yet, as they are kept for the case that the page goes away before they are. */
export interface Sealed {
  readonly chatKey: string;
  /** In the order in which they go out. `tried` ones may have arrived without anybody seeing it. */
  readonly messages: readonly { readonly clientId: string; readonly text: string; readonly tried: boolean }[];
}

/** Where the draft of a conversation is kept. One that does not exist yet has no key to be found by. */
export function draftPlace(characterId: string, chatKey: string | undefined): string {
  return chatKey ? `chat/${chatKey}` : `new/${characterId}`;
}

/** Where the messages on their way are kept. */
export function outboxPlace(place: string): string {
  return `${place}/outbox`;
}

/** Where the draft of a rewording is kept. */
export function editPlace(messageId: string): string {
  return `edit/${messageId}`;
}

export function seal(messages: Sealed): string {
  return JSON.stringify(messages);
}

/** The inverse of {@link seal}; null for nothing. */
export function unseal(kept: string): Sealed | null {
  return kept === "" ? null : parse(sealed, JSON.parse(kept));
}
