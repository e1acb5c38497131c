import { subscribe } from "valtio";
import { services } from "../../../services/services.ts";
import { onBackOnline } from "../../../state/connection.actions.ts";
import { chatState, streamingState } from "./chat.store.ts";
import { isStreamingOrSending, refreshChat } from "./history.actions.ts";

/**
 * Keeps this conversation as it is elsewhere: another tab says so, and a page that was asleep or without a connection
 * looks for itself. What it hears in the middle of a reply it looks for at its end. Answers with the way to stop.
 */
export function watchOtherTabs(): () => void {
  const { browser } = services();
  let isBehind = false;
  const look = async (exists?: boolean) => {
    isBehind = false;
    if (!(await refreshChat(exists))) isBehind = true;
  };
  const lookAgain = () => {
    if (isBehind && !isStreamingOrSending()) void look();
  };
  const ends = [
    browser.onTabs(({ chatKey }) => {
      if (chatKey === chatState.chatKey) void look(true);
    }),
    browser.onVisible(() => void look()),
    onBackOnline(() => void look()),
    subscribe(streamingState, lookAgain),
    subscribe(chatState, lookAgain),
  ];
  return () => {
    for (const end of ends) end();
  };
}
