import { Field } from "../../../components/Field/Field.tsx";
import { Tabs } from "../../../components/Tabs/Tabs.tsx";
import * as panel from "../panel.css.ts";
import { ChatHistoryBin } from "./ChatHistoryBin.tsx";
import { ChatHistoryChats } from "./ChatHistoryChats.tsx";
import { ChatHistoryResults } from "./ChatHistoryResults.tsx";
import type { ChatListPartProps } from "./ChatHistoryProps.ts";

/** The user's chats and the bin: open, search, rename, pin, delete, and restore. */
export function ChatHistoryViews(props: ChatListPartProps) {
  const { bin, onBinOpenChange, copy } = props;
  const chats = (
    <div className={panel.panel}>
      {props.onQueryChange !== undefined && (
        <Field
          label={copy.search}
          type="search"
          placeholder={copy.searchPlaceholder}
          value={props.query}
          onValueChange={props.onQueryChange}
        />
      )}
      {props.query.trim() === "" ? <ChatHistoryChats {...props} /> : <ChatHistoryResults {...props} />}
    </div>
  );
  if (bin === undefined) return chats;
  const deleted = (
    <div className={panel.panel}>
      <ChatHistoryBin {...props} bin={bin} />
    </div>
  );
  return (
    <Tabs
      className={panel.views}
      label={copy.views}
      tabs={[
        { value: "chats", label: copy.chats, content: chats },
        { value: "bin", label: copy.bin, content: deleted },
      ]}
      onValueChange={(view) => onBinOpenChange?.(view === "bin")}
    />
  );
}
