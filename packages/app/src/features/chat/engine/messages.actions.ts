import type { Chat, Message } from "@mimi/contract";
import { ref } from "valtio";
import { chatState } from "./chat.store.ts";

/** The history is this from now on. */
export function setMessages(messages: readonly Message[]): void {
  chatState.messages = ref([...messages]);
}

/** Puts a message in the place that it has in the history, or at its end. */
export function putMessage(message: Message): void {
  const { messages } = chatState;
  const isKnown = messages.some(({ id }) => id === message.id);
  setMessages(
    isKnown ? messages.map((known) => (known.id === message.id ? message : known)) : [...messages, message],
  );
}

/** The oldest message that the model still reads, where there are some that it does not. */
export function memoryStart(messages: readonly Message[]): string | null {
  const place = messages.findLastIndex(({ in_memory }) => !in_memory);
  return place < 0 ? null : (messages[place + 1]?.id ?? null);
}

/** Sets the open chat. Held by `ref`, like the messages. */
export function setChat(chat: Chat): void {
  chatState.chat = ref(chat);
}
