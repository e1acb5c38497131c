import { subscribe } from "valtio";
import { services } from "../../../services/services.ts";
import { whenBackOnline } from "../../../state/connection.actions.ts";
import { chatState, liveState } from "./chat.store.ts";
import { isUnderWay, refreshChat } from "./history.actions.ts";

/**
 * Keeps this conversation as it is elsewhere: another tab says so, and a page that was asleep or without a connection
 * looks for itself. What it hears in the middle of a reply it looks for at its end. Answers with the way to stop.
 */
export function watchElsewhere(): () => void {
  const { browser } = services();
  let isBehind = false;
  const look = async (exists?: boolean) => {
    isBehind = false;
    if (!(await refreshChat(exists))) isBehind = true;
  };
  const lookAgain = () => {
    if (isBehind && !isUnderWay()) void look();
  };
  const ends = [
    browser.onTabs(({ chatKey }) => {
      if (chatKey === chatState.chatKey) void look(true);
    }),
    browser.onAwake(() => void look()),
    whenBackOnline(() => void look()),
    subscribe(liveState, lookAgain),
    subscribe(chatState, lookAgain),
  ];
  return () => {
    for (const end of ends) end();
  };
}
