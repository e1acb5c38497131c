import { rootProps } from "../../../components/rootProps.ts";
import { useCopy } from "../../../components/ThemeRoot/ThemeContext.ts";
import { Modal } from "../../../components/Modal/Modal.tsx";
import { chatHistoryCopy } from "./ChatHistory.copy.ts";
import type { ChatHistoryProps } from "./ChatHistoryProps.ts";
import { ChatHistoryViews } from "./ChatHistoryViews.tsx";

/**
 * All chats of the user in a panel over a chat. `ChatsScreen` is the page with the same list.
 *
 * @example
 * <ChatHistory
 *   open={open}
 *   onOpenChange={setOpen}
 *   query={query}
 *   onQueryChange={setQuery}
 *   chats={chats}
 *   hits={hits}
 *   order="time"
 * />
 */
export function ChatHistory(props: ChatHistoryProps) {
  const { open, onOpenChange } = props;
  const copy = useCopy(chatHistoryCopy, props.copy);
  return (
    <Modal {...rootProps(props)} open={open} onOpenChange={onOpenChange} title={copy.title} width={600}>
      <ChatHistoryViews lists={props} level={3} copy={copy} />
    </Modal>
  );
}

export type {
  ChatHistoryEntry,
  ChatHistoryGroup,
  ChatHistoryHit,
  ChatHistoryList,
  DeletedChat,
} from "./ChatHistoryEntries.ts";

export type { ChatHistoryOrder, ChatHistoryProps, ChatListProps } from "./ChatHistoryProps.ts";
