import { useState } from "react";
import { Field } from "../../../components/Field/Field.tsx";
import * as panel from "../panel.css.ts";
import { PanelTabs } from "../PanelTabs.tsx";
import { ChatHistoryBin } from "./ChatHistoryBin.tsx";
import { ChatHistoryChats } from "./ChatHistoryChats.tsx";
import { ChatHistoryResults } from "./ChatHistoryResults.tsx";
import type { ChatListPartProps } from "./ChatHistoryProps.ts";

/** The user's chats and the bin: open, search, rename, pin, delete, and restore. */
export function ChatHistoryViews(props: ChatListPartProps) {
  const { bin, onBinOpenChange, copy } = props;
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
      {props.query.trim() === "" ? <ChatHistoryChats {...props} /> : <ChatHistoryResults {...props} />}
    </>
  );
  if (bin === undefined) return <div className={panel.panel}>{chats}</div>;
  return (
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
      {view === "chats" ? chats : <ChatHistoryBin {...props} bin={bin} />}
    </PanelTabs>
  );
}
