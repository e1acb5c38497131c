import { services } from "../../services/services.ts";
import { chatState } from "./chat.store.ts";
import { refreshChat } from "./history.actions.ts";

/**
 * Keeps this conversation as it is elsewhere: another tab says so, and a page that was asleep looks for itself. Answers
 * with the way to stop.
 */
export function watchElsewhere(): () => void {
  const { browser } = services();
  const endTabs = browser.onTabs(({ chatKey }) => {
    if (chatKey === chatState.chatKey) void refreshChat();
  });
  const endAwake = browser.onAwake(() => void refreshChat());
  return () => {
    endTabs();
    endAwake();
  };
}
