import { ChatHistory } from "@mimi/ui/chat-history";
import { useEffect } from "react";
import { useSnapshot } from "valtio";
import { useLocation } from "wouter";
import { paths } from "../../../paths.ts";
import { services } from "../../../services/services.ts";
import { discreetly } from "../../../state/discreetName.ts";
import { contentFilterState } from "../../../state/contentFilter.store.ts";
import { chatState } from "../engine/chat.store.ts";
import * as act from "./chats.actions.ts";
import { chatsState } from "./chats.store.ts";
import { deletedOf, groupsOf, hitsOf, listOf } from "./chatsView.ts";
import { closeChat } from "../engine/open.actions.ts";
import { showPanel } from "./panel.actions.ts";
import { type PanelProps, panelState } from "./panel.store.ts";

/** All of the reader's chats, over the one that is open. */
export function ChatsContainer({ onShowAdult }: PanelProps) {
  const { open: panel, renaming } = useSnapshot(panelState);
  const open = panel === "chats";
  const { order, chats, bin, query, hits } = useSnapshot(chatsState);
  const { chatKey, characterId } = useSnapshot(chatState);
  const { discreet, round } = useSnapshot(contentFilterState);
  const [, navigate] = useLocation();
  useEffect(() => {
    if (open) void act.openChats(panelState.renaming ? chatState.chatKey : undefined);
  }, [open]);
  useEffect(() => {
    if (open) void act.reloadForContentFilter();
  }, [open, round]);
  const now = services().browser.now();
  const remove = async (key: string) => {
    if (!(await act.remove(key)) || key !== chatState.chatKey) return;
    showPanel(null);
    closeChat();
    navigate(paths.chat(characterId), { replace: true });
  };
  return (
    <ChatHistory
      open={open}
      onOpenChange={(wanted) => showPanel(wanted ? "chats" : null)}
      chats={listOf(chats, (items) => groupsOf(discreetly(items, discreet), order, now), {
        onRetry: () => void act.openChats(),
        onMore: () => void act.readMore("chats"),
      })}
      bin={listOf(bin, (items) => deletedOf(discreetly(items, discreet), now), {
        onRetry: () => void act.openBin(),
        onMore: () => void act.readMore("bin"),
      })}
      hits={listOf(hits, (items) => hitsOf(discreetly(items, discreet), now), {
        onRetry: () => act.searchFor(query),
        onMore: () => void act.readMoreHits(),
      })}
      currentId={chatKey}
      renamingId={renaming ? chatKey : undefined}
      onBinOpenChange={(isOpen) => void (isOpen && act.openBin())}
      onVisit={() => showPanel(null)}
      onDelete={(key) => void remove(key)}
      {...{ order, query, onShowAdult, ...actions }}
    />
  );
}

const actions = {
  onOrderChange: act.setOrder,
  onQueryChange: act.searchFor,
  onRename: (key: string, title: string) => void act.rename(key, title),
  onPinChange: (key: string, pinned: boolean) => void act.pinOf(key, pinned),
  onRestore: (key: string) => void act.restore(key),
  onDeleteForever: (key: string) => void act.destroy(key),
};
