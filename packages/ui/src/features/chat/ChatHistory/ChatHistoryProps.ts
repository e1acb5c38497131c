import type { Loadable } from "../../../components/states.ts";
import type { RootProps } from "../../../components/rootProps.ts";
import type { Copy } from "../../../components/ThemeRoot/Copy.ts";
import type {
  ChatHistoryEntry,
  ChatHistoryGroup,
  ChatHistoryHit,
  ChatHistoryList,
  DeletedChat,
} from "./ChatHistoryEntries.ts";
import type { ChatHistoryCopy } from "./ChatHistory.copy.ts";

/** How the chats are grouped. */
export type ChatHistoryOrder = "time" | "character";

/** The lists of all chats, in the panel and on the page. */
export interface ChatListProps {
  /** Chats in their groups, as `order` requires. */
  chats: Loadable<ChatHistoryList<ChatHistoryGroup>>;
  /** How the chats are grouped. */
  order: ChatHistoryOrder;
  /** The user changed the grouping. Absent: its control is not shown. */
  onOrderChange?: (order: ChatHistoryOrder) => void;
  /** The `id` of the open chat. */
  currentId?: string;
  /** The `id` of a chat to rename when the panel opens. Absent: none. */
  renamingId?: string;
  /** The most characters of a title. @default no limit */
  maxLength?: number;
  /** New titles that were typed and not saved, by the `id` of the chat: renaming it continues with them. @default none */
  titleDrafts?: Readonly<Record<string, string>>;
  /** The user typed a new title of a chat; the whole new text, and empty once it was saved or cancelled. */
  onTitleDraftChange?: (chatId: string, titleDraft: string) => void;
  /** The search text for all chats; empty shows the chats. */
  query: string;
  /** The user typed; the whole new query. Absent: its control is not shown. */
  onQueryChange?: (query: string) => void;
  /** The chats whose title contains the `query`. Absent: titles are not searched. */
  titles?: Loadable<ChatHistoryList<ChatHistoryEntry>>;
  /** The messages that contain the `query`. */
  hits: Loadable<ChatHistoryList<ChatHistoryHit>>;
  /** Deleted chats. Absent: there is no bin. */
  bin?: Loadable<ChatHistoryList<DeletedChat>>;
  /** The user opened or closed the bin. */
  onBinOpenChange?: (open: boolean) => void;
  /** The user opened a chat; the panel may close. */
  onChatOpen?: () => void;
  /** Called with a trimmed title that is not empty. */
  onChatRename?: (chatId: string, title: string) => void;
  /** The user pinned or unpinned a chat. */
  onChatPinChange?: (chatId: string, pinned: boolean) => void;
  /** The user confirmed: move it to the bin. */
  onChatDelete?: (chatId: string) => void;
  /** The user wants to restore a deleted chat. */
  onChatRestore?: (chatId: string) => void;
  /** The user confirmed: delete it forever. */
  onChatDeleteForever?: (chatId: string) => void;
  /** The user wants to see adult characters. Absent: the button is not shown. */
  onAdultShow?: () => void;
  /** URL of a page to find a character, for a user without chats. Absent: there is no link. */
  findHref?: string;
}

export interface ChatHistoryProps extends RootProps, ChatListProps {
  /** Whether the dialog is open. */
  open: boolean;
  /** The user opened or closed it. */
  onOpenChange: (open: boolean) => void;
  /** Texts of the component. @default English */
  copy?: Copy<ChatHistoryCopy>;
}

/** What each part receives, besides what it shows. */
export interface ChatListPartProps {
  /** Level of the headings in the list. */
  level: 2 | 3;
  copy: ChatHistoryCopy;
}
