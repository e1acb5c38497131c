import { ChatHistory } from "@mimi/ui/chat-history";
import { useEffect } from "react";
import { useSnapshot } from "valtio";
import { useLocation } from "wouter";
import { paths } from "../../../paths.ts";
import { services } from "../../../services/services.ts";
import { contentFilterState } from "../../../state/contentFilter.store.ts";
import { showPanel } from "../engine/chat.actions.ts";
import { chatState, type PanelProps } from "../engine/chat.store.ts";
import { closeChat } from "../engine/open.actions.ts";
import * as act from "./chats.actions.ts";
import { chatsState } from "./chats.store.ts";
import { chatListsOf } from "./chatsView.ts";

/** The panel of all the user's chats. */
export function ChatsContainer({ onShowAdult }: PanelProps) {
  const chats = useSnapshot(chatsState);
  const { panel, isRenaming, chatKey, characterId } = useSnapshot(chatState);
  const { discreet, round } = useSnapshot(contentFilterState);
  const [, navigate] = useLocation();
  const open = panel === "chats";
  useEffect(() => {
    if (open) void act.openChats(chatState.isRenaming ? chatState.chatKey : undefined);
  }, [open]);
  useEffect(() => void (open && act.reloadForContentFilter()), [open, round]);
  const deleteAndLeave = async (key: string) => {
    if (!(await act.moveToBin(key)) || key !== chatState.chatKey) return;
    closeChat();
    navigate(paths.chat(characterId), { replace: true });
  };
  return (
    <ChatHistory
      {...chatListsOf(chats, { discreet, now: services().browser.now() }, listHandlers)}
      {...{ open, onShowAdult, order: chats.order, query: chats.query, currentId: chatKey, ...handlers }}
      renamingId={isRenaming ? chatKey : undefined}
      onDelete={(key) => void deleteAndLeave(key)}
    />
  );
}

const listHandlers = {
  chats: { onRetry: () => void act.openChats(), onMore: () => void act.loadMore("chats") },
  bin: { onRetry: () => void act.openBin(), onMore: () => void act.loadMore("bin") },
  hits: { onRetry: () => act.searchFor(chatsState.query), onMore: () => void act.loadMoreHits() },
};

const handlers = {
  onOpenChange: (isOpen: boolean) => showPanel(isOpen ? "chats" : null),
  onBinOpenChange: (isOpen: boolean) => void (isOpen && act.openBin()),
  onVisit: () => showPanel(null),
  onOrderChange: act.setOrder,
  onQueryChange: act.searchFor,
  onRename: (key: string, title: string) => void act.rename(key, title),
  onPinChange: (key: string, pinned: boolean) => void act.pinOf(key, pinned),
  onRestore: (key: string) => void act.restore(key),
  onDeleteForever: (key: string) => void act.deleteForever(key),
};
