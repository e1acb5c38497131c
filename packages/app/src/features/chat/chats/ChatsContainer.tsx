import { ChatHistory } from "@mimi/ui/chat-history";
import { useEffect } from "react";
import { useSnapshot } from "valtio";
import { useLocation } from "wouter";
import { paths } from "../../../paths.ts";
import { closeChat, showPanel } from "../engine/open.actions.ts";
import { chatState, type PanelProps } from "../engine/chat.store.ts";
import { moveToBin, openChats, openChatsUntil } from "./chats.actions.ts";
import { useChatLists } from "./useChatLists.ts";

/** The panel of all the user's chats. */
export function ChatsContainer({ onAdultShow }: PanelProps) {
  const { panel, isRenaming, chatKey, characterId } = useSnapshot(chatState);
  const [, navigate] = useLocation();
  const open = panel === "chats";
  const lists = useChatLists(open);
  useEffect(() => {
    if (open) void (chatState.isRenaming ? openChatsUntil(chatState.chatKey) : openChats());
  }, [open]);
  const deleteAndLeave = async (key: string) => {
    if (!(await moveToBin(key)) || key !== chatState.chatKey) return;
    closeChat();
    navigate(paths.chat(characterId), { replace: true });
  };
  return (
    <ChatHistory
      {...lists}
      {...{ open, onAdultShow, currentId: chatKey, ...handlers }}
      renamingId={isRenaming ? chatKey : undefined}
      onChatDelete={(key) => void deleteAndLeave(key)}
    />
  );
}

const handlers = {
  onOpenChange: (isOpen: boolean) => showPanel(isOpen ? "chats" : null),
  onChatOpen: () => showPanel(null),
};
