import type { Chat } from "@mimi/contract";
import { ref } from "valtio";
import { chatState, type Panel } from "./chat.store.ts";

/** Sets the open chat. Held by `ref`, like the messages. */
export function setChat(chat: Chat): void {
  chatState.chat = ref(chat);
}

/** Opens a panel over the chat; null closes the open one. */
export function showPanel(panel: Panel | null): void {
  Object.assign(chatState, { panel, isRenaming: false });
}

/** Opens the panel of chats to rename this chat. */
export function showRename(): void {
  Object.assign(chatState, { panel: "chats", isRenaming: true });
}

/** Opens or closes the search in this chat. */
export function setFinding(isFinding: boolean): void {
  chatState.isFinding = isFinding;
}
