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

/** By what the chats are arranged. */
export type ChatHistoryOrder = "time" | "character";

export interface ChatHistoryProps {
  /** Whether it is showing. */
  open: boolean;
  /** The user opened or closed it. */
  onOpenChange: (open: boolean) => void;
  /** Chats in their groups, as `order` wants them. */
  chats: ChatHistoryList<ChatHistoryGroup>;
  /** How the chats are ordered. */
  order: ChatHistoryOrder;
  /** The user chose another order. */
  onOrderChange: (order: ChatHistoryOrder) => void;
  /** The `id` of the chat that shows behind it. */
  currentId?: string;
  /** The `id` of a chat that is to be renamed as the panel opens. Absent: none is. */
  renamingId?: string;
  /** What is searched for in all chats; empty shows the chats themselves. */
  query: string;
  /** The user typed; the whole new query. */
  onQueryChange: (query: string) => void;
  /** What the search has brought; of use with a `query`. */
  hits: ChatHistoryList<ChatHistoryHit>;
  /** Deleted chats. Absent: there is no bin. */
  bin?: ChatHistoryList<DeletedChat>;
  /** The reader looks into the bin, or at the chats again. */
  onBinOpenChange?: (open: boolean) => void;
  /** The reader went to a chat; the panel may close. */
  onVisit?: () => void;
  /** Called with a trimmed title that is not empty. */
  onRename?: (chatId: string, title: string) => void;
  /** The user pinned a chat, or let it go. */
  onPinChange?: (chatId: string, pinned: boolean) => void;
  /** Confirmed by the reader: it goes to the bin. */
  onDelete?: (chatId: string) => void;
  /** The user wants a deleted chat back. */
  onRestore?: (chatId: string) => void;
  /** Confirmed by the reader: it is destroyed. */
  onDeleteForever?: (chatId: string) => void;
  /** The user asked for adult characters. Absent: there is no such button. */
  onShowAdult?: () => void;
  /** Its words. @default English */
  copy?: ChatHistoryCopy;
}

/** All of the reader's chats: to go back to, to search in, to name, pin, delete, and bring back. */
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
