import { useState } from "react";
import { ChoiceField } from "../../../components/ChoiceField/ChoiceField.tsx";
import { ConfirmDialog } from "../../../components/ConfirmDialog/ConfirmDialog.tsx";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { FailedState } from "../../../components/FailedState/FailedState.tsx";
import { assertNever } from "../../../assertNever.ts";
import * as panel from "../panel.css.ts";
import { PanelLoading } from "../PanelLoading.tsx";
import { PanelMore } from "../PanelMore.tsx";
import type { ChatHistoryCopy } from "./ChatHistory.copy.ts";
import type { ChatHistoryProps } from "./ChatHistoryProps.ts";
import { ChatHistoryHidden } from "./ChatHistoryHidden.tsx";
import { ChatHistoryRow } from "./ChatHistoryRow.tsx";
import type { ChatHistoryEntry } from "./ChatHistoryEntries.ts";

interface ChatHistoryChatsProps extends ChatHistoryProps {
  copy: ChatHistoryCopy;
}

/** The chats in their groups, each with its actions. */
export function ChatHistoryChats(props: ChatHistoryChatsProps) {
  const { chats, order, onOrderChange, onShowAdult, copy } = props;
  const [chatToDelete, setChatToDelete] = useState<ChatHistoryEntry>();
  switch (chats.kind) {
    case "loading":
      return <PanelLoading label={copy.loading} height={52} />;
    case "failed":
      return <FailedState title={copy.failed} level={3} onRetry={chats.onRetry} />;
    case "ready":
      if (chats.items.length === 0 && !chats.hidden)
        return (
          <EmptyState title={copy.empty} level={3}>
            {copy.emptyBody}
          </EmptyState>
        );
      return (
        <>
          {chats.items.length > 0 && (
            <ChoiceField
              label={copy.arrange}
              labelHidden
              value={order}
              choices={[
                { value: "time", label: copy.byTime },
                { value: "character", label: copy.byCharacter },
              ]}
              onValueChange={onOrderChange}
            />
          )}
          <div>
            {chats.items.map((group) => (
              <section key={group.id} aria-labelledby={`group-${group.id}`}>
                <h3 id={`group-${group.id}`} className={panel.heading}>
                  {group.heading}
                </h3>
                <ul role="list" className={panel.list}>
                  {group.chats.map((chat) => (
                    <ChatHistoryRow
                      key={chat.id}
                      chat={chat}
                      current={chat.id === props.currentId}
                      renaming={chat.id === props.renamingId}
                      actions={props}
                      onDelete={props.onDelete && (() => setChatToDelete(chat))}
                      copy={copy}
                    />
                  ))}
                </ul>
              </section>
            ))}
          </div>
          <PanelMore state={chats.more} label={copy.loadMore} onMore={chats.onMore} />
          <ChatHistoryHidden hidden={chats.hidden} text={copy.hiddenChats} {...{ onShowAdult, copy }} />
          {chatToDelete !== undefined && (
            <ConfirmDialog
              open
              onOpenChange={() => setChatToDelete(undefined)}
              title={copy.deleteTitle(chatToDelete.title)}
              description={copy.deleteBody(chatToDelete.characterName, chatToDelete.messages)}
              confirmLabel={copy.delete}
              cancelLabel={copy.cancel}
              onConfirm={() => {
                props.onDelete?.(chatToDelete.id);
                setChatToDelete(undefined);
              }}
            />
          )}
        </>
      );
    default:
      return assertNever(chats);
  }
}
