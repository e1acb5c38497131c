import type { Message, Quota } from "@mimi/contract";

/** What happens in the open chat. Lower parts of the engine emit these events; `chatEngine.ts` handles them. */
export type ChatEvent =
  /** The first requests of a chat are sent. */
  | { readonly kind: "opening" }
  /** The chat is loaded. */
  | { readonly kind: "opened" }
  /** The user left the chat. */
  | { readonly kind: "closed" }
  /** The server returned how many messages are left today. */
  | { readonly kind: "quota"; readonly quota: Pick<Quota, "limit" | "used" | "resets_at"> }
  /** The server accepted a message. `at`: ISO time. `greeting`: only with the first message of a chat. */
  | { readonly kind: "sent"; readonly at: string; readonly greeting?: Message }
  /** This page changed messages of the chat. */
  | { readonly kind: "changed" }
  /** The server restored deleted messages. */
  | { readonly kind: "restored" }
  /** The chat was deleted meanwhile, in another tab or on another device. */
  | { readonly kind: "deleted"; readonly chatKey: string }
  /** Another page was closed before its messages were sent. */
  | { readonly kind: "orphaned" };

const listeners = new Set<(event: ChatEvent) => void>();

/** Subscribes to the events of the chat. */
export function onChatEvent(listener: (event: ChatEvent) => void): void {
  listeners.add(listener);
}

/** Calls every listener at once. */
export function emit(event: ChatEvent): void {
  for (const listener of listeners) listener(event);
}
