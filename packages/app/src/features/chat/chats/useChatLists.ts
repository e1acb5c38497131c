import { CHAT_TITLE_MAX } from "@mimi/contract";
import { useEffect } from "react";
import { useSnapshot } from "valtio";
import { services } from "../../../services/services.ts";
import { contentFilterState } from "../../../state/preferences/contentFilter.store.ts";
import { unsentFormsState } from "../../auth/unsentForms.store.ts";
import * as act from "./chats.actions.ts";
import { chatsState } from "./chats.store.ts";
import { chatListsOf } from "./chatsView.ts";

/** What the panel and the page of all chats render, with its handlers. `isOpen`: whether the user sees it. */
export function useChatLists(isOpen: boolean) {
  const chats = useSnapshot(chatsState);
  const { discreet, version } = useSnapshot(contentFilterState);
  const { forms } = useSnapshot(unsentFormsState);
  useEffect(() => void (isOpen && act.restoreTitles()), [isOpen]);
  useEffect(() => void (isOpen && act.reloadForContentFilter()), [isOpen, version]);
  useEffect(() => (isOpen ? act.retryChatsWhenOnline() : undefined), [isOpen]);
  useEffect(() => (isOpen ? act.reloadWhenOtherTabsChange() : undefined), [isOpen]);
  return {
    ...chatListsOf(chats, { discreet, now: services().browser.now() }, listHandlers),
    order: chats.order,
    query: chats.query,
    maxLength: CHAT_TITLE_MAX,
    titleDrafts: forms[act.TITLES_KEY],
    ...handlers,
  };
}

const listHandlers = {
  chats: { onRetry: () => void act.openChats(), onLoadMore: () => void act.loadMore("chats") },
  bin: { onRetry: () => void act.openBin(), onLoadMore: () => void act.loadMore("bin") },
  titles: { onRetry: act.retrySearch, onLoadMore: () => void act.loadMoreResults("titles") },
  hits: { onRetry: act.retrySearch, onLoadMore: () => void act.loadMoreResults("hits") },
};

const handlers = {
  onBinOpenChange: (isOpen: boolean) => void (isOpen && act.openBin()),
  onOrderChange: act.setOrder,
  onQueryChange: act.searchFor,
  onChatRename: (key: string, title: string) => void act.rename(key, title),
  onTitleDraftChange: act.draftTitle,
  onChatPinChange: (key: string, pinned: boolean) => void act.pinOf(key, pinned),
  onChatRestore: (key: string) => void act.restore(key),
  onChatDeleteForever: (key: string) => void act.deleteForever(key),
};
