import { Field } from "../../../components/Field/Field.tsx";
import { Tabs } from "../../../components/Tabs/Tabs.tsx";
import * as panel from "../panel.css.ts";
import { ChatHistoryBin } from "./ChatHistoryBin.tsx";
import { ChatHistoryChats } from "./ChatHistoryChats.tsx";
import { ChatHistoryResults } from "./ChatHistoryResults.tsx";
import type { ChatListPartProps, ChatListProps } from "./ChatHistoryProps.ts";

interface ChatHistoryViewsProps extends ChatListPartProps {
  lists: ChatListProps;
}

/** The user's chats and the bin: open, search, rename, pin, delete, and restore. */
export function ChatHistoryViews({ lists, level, copy }: ChatHistoryViewsProps) {
  const { query, onQueryChange, hits, titles, bin, onAdultShow } = lists;
  const chats = (
    <div className={panel.panel}>
      {onQueryChange !== undefined && (
        <Field
          label={copy.search}
          type="search"
          placeholder={copy.searchPlaceholder}
          value={query}
          onValueChange={onQueryChange}
        />
      )}
      {query.trim() === "" ? (
        <ChatHistoryChats
          chats={lists.chats}
          order={lists.order}
          onOrderChange={lists.onOrderChange}
          findHref={lists.findHref}
          onAdultShow={onAdultShow}
          actions={lists}
          level={level}
          copy={copy}
        />
      ) : (
        <ChatHistoryResults
          titles={titles}
          hits={hits}
          onAdultShow={onAdultShow}
          actions={lists}
          level={level}
          copy={copy}
        />
      )}
    </div>
  );
  if (bin === undefined) return chats;
  const deleted = (
    <div className={panel.panel}>
      <ChatHistoryBin
        bin={bin}
        onChatRestore={lists.onChatRestore}
        onChatDeleteForever={lists.onChatDeleteForever}
        onAdultShow={onAdultShow}
        level={level}
        copy={copy}
      />
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
      onValueChange={(view) => lists.onBinOpenChange?.(view === "bin")}
    />
  );
}
