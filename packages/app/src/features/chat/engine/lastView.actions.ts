import { subscribe } from "valtio";
import { paths } from "../../../paths.ts";
import { services } from "../../../services/services.ts";
import { storedViews } from "../../../services/storage/lastViews.ts";
import { contentFilterState } from "../../../state/preferences/contentFilter.store.ts";
import { chatState, streamingState } from "./chat.store.ts";

/** How long a chat does not change before its view is stored, in milliseconds. */
const REST_MS = 1_000;

/**
 * Stores what the user sees in the open chat, for the first paint of the next visit (docs/decisions/0060). Call it when a chat is
 * open. Returns the function that stops it.
 */
export function storeLastViews(): () => void {
  const { storage, browser } = services();
  // A later session may be another user's, whose view this is not.
  const session = storage.session();
  if (session === null) return () => undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const store = () => {
    clearTimeout(timer);
    const { characterId, chatKey, status } = chatState;
    if (storage.session() !== session || status.kind !== "ready" || streamingState.messageId !== "") return;
    const path = paths.chat(characterId, chatKey);
    void (mayBeStored() ? storedViews().persist(session, path) : storedViews().remove(session, path));
  };
  const storeAtRest = () => {
    clearTimeout(timer);
    timer = setTimeout(store, REST_MS);
  };
  storeAtRest();
  const ends = [subscribe(chatState, storeAtRest), browser.onPageHide(store)];
  return () => {
    clearTimeout(timer);
    for (const end of ends) end();
  };
}

/** Not what a filter may hide in the next visit, and nothing that moderators withhold. */
function mayBeStored(): boolean {
  const { chat, character } = chatState;
  return chat?.character.state === "available" && character?.rating === "sfw" && !contentFilterState.discreet;
}
