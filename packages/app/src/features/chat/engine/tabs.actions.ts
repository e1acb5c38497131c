import { services } from "../../../services/services.ts";
import { chatState } from "./chat.store.ts";

/** Tells other tabs that this conversation has gone on. */
export function notifyOtherTabs(): void {
  if (chatState.chatKey) services().browser.notifyTabs({ chatKey: chatState.chatKey });
}
