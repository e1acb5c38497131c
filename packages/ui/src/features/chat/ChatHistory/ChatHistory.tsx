import { useState } from "react";
import { Field } from "../../../components/Field/Field.tsx";
import { Modal } from "../../../components/Modal/Modal.tsx";
import * as panel from "../panel.css.ts";
import { PanelTabs } from "../PanelTabs.tsx";
import { ChatHistoryBin } from "./ChatHistoryBin.tsx";
import { chatHistoryCopy } from "./ChatHistory.copy.ts";
import { ChatHistoryHits } from "./ChatHistoryHits.tsx";
import { ChatHistoryChats } from "./ChatHistoryChats.tsx";
import type { ChatHistoryProps } from "./ChatHistoryProps.ts";

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

export type { ChatHistoryOrder, ChatHistoryProps } from "./ChatHistoryProps.ts";
