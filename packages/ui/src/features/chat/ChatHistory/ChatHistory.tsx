import { useState } from "react";
import { Field } from "../../../components/Field/Field.tsx";
import { Modal } from "../../../components/Modal/Modal.tsx";
import * as panel from "../panel.css.ts";
import { PanelTabs } from "../PanelTabs.tsx";
import { ChatHistoryBin } from "./ChatHistoryBin.tsx";
import { chatHistoryCopy } from "./ChatHistory.copy.ts";
import type { ChatHistoryCopy } from "./ChatHistory.copy.ts";
import type { ChatHistoryGroup, ChatHistoryHit, ChatHistoryList, DeletedChat } from "./ChatHistoryEntries.ts";
import { ChatHistoryHits } from "./ChatHistoryHits.tsx";
import { ChatHistoryChats } from "./ChatHistoryChats.tsx";

/** How the chats are grouped. */
export type ChatHistoryOrder = "time" | "character";

export interface ChatHistoryProps {
  /** Whether the dialog is open. */
  open: boolean;
  /** The user opened or closed it. */
  onOpenChange: (open: boolean) => void;
  /** Chats in their groups, as `order` requires. */
  chats: ChatHistoryList<ChatHistoryGroup>;
  /** How the chats are grouped. */
  order: ChatHistoryOrder;
  /** The user changed the grouping. */
  onOrderChange: (order: ChatHistoryOrder) => void;
  /** The `id` of the open chat. */
  currentId?: string;
  /** The `id` of a chat to rename when the panel opens. Absent: none. */
  renamingId?: string;
  /** The search text for all chats; empty shows the chats. */
  query: string;
  /** The user typed; the whole new query. */
  onQueryChange: (query: string) => void;
  /** The search results; used with a `query`. */
  hits: ChatHistoryList<ChatHistoryHit>;
  /** Deleted chats. Absent: there is no bin. */
  bin?: ChatHistoryList<DeletedChat>;
  /** The user opened or closed the bin. */
  onBinOpenChange?: (open: boolean) => void;
  /** The user opened a chat; the panel may close. */
  onVisit?: () => void;
  /** Called with a trimmed title that is not empty. */
  onRename?: (chatId: string, title: string) => void;
  /** The user pinned or unpinned a chat. */
  onPinChange?: (chatId: string, pinned: boolean) => void;
  /** The user confirmed: move it to the bin. */
  onDelete?: (chatId: string) => void;
  /** The user wants to restore a deleted chat. */
  onRestore?: (chatId: string) => void;
  /** The user confirmed: delete it forever. */
  onDeleteForever?: (chatId: string) => void;
  /** The user wants to see adult characters. Absent: the button is not shown. */
  onShowAdult?: () => void;
  /** Texts of the component. @default English */
  copy?: ChatHistoryCopy;
}

/** All chats of the user: open, search, rename, pin, delete, and restore. */
export function ChatHistory(props: ChatHistoryProps) {
  const { bin, onBinOpenChange, copy = chatHistoryCopy } = props;
  const [view, setView] = useState<"chats" | "bin">("chats");
  const chats = (
    <>
      <Field
        label={copy.search}
        type="search"
        placeholder={copy.searchPlaceholder}
        value={props.query}
        onValueChange={props.onQueryChange}
      />
      {props.query.trim() === "" ? (
        <ChatHistoryChats {...props} copy={copy} />
      ) : (
        <ChatHistoryHits {...props} copy={copy} />
      )}
    </>
  );
  return (
    <Modal open={props.open} onOpenChange={props.onOpenChange} title={copy.title} width={600}>
      {bin === undefined ? (
        <div className={panel.panel}>{chats}</div>
      ) : (
        <PanelTabs
          label={copy.views}
          tabs={[
            { view: "chats", label: copy.chats },
            { view: "bin", label: copy.bin },
          ]}
          current={view}
          onChange={(next) => {
            setView(next);
            onBinOpenChange?.(next === "bin");
          }}
        >
          {view === "chats" ? chats : <ChatHistoryBin {...props} bin={bin} copy={copy} />}
        </PanelTabs>
      )}
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
