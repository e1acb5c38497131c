import { useState } from "react";
import { useNumberFormat } from "../../../components/ThemeRoot/ThemeContext.ts";
import { Button } from "../../../components/Button/Button.tsx";
import { ConfirmDialog } from "../../../components/ConfirmDialog/ConfirmDialog.tsx";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { FailedState } from "../../../components/FailedState/FailedState.tsx";
import { failedProps } from "../../../components/FailedState/failedProps.ts";
import type { Loadable } from "../../../components/states.ts";
import { assertNever } from "../../../assertNever.ts";
import * as panel from "../panel.css.ts";
import { PanelLoading } from "../PanelLoading.tsx";
import { PanelMore } from "../PanelMore.tsx";
import * as css from "./ChatHistory.css.ts";
import type { ChatHistoryList, DeletedChat } from "./ChatHistoryEntries.ts";
import { ChatHistoryHidden } from "./ChatHistoryHidden.tsx";
import { ChatHistoryOrigin } from "./ChatHistoryOrigin.tsx";
import { ChatThumb } from "../ChatThumb.tsx";
import type { ChatListPartProps, ChatListProps } from "./ChatHistoryProps.ts";

interface ChatHistoryBinProps
  extends ChatListPartProps,
    Pick<ChatListProps, "onChatRestore" | "onChatDeleteForever" | "onAdultShow"> {
  bin: Loadable<ChatHistoryList<DeletedChat>>;
}

/** Deleted chats, with the days left to restore them. */
export function ChatHistoryBin(props: ChatHistoryBinProps) {
  const number = useNumberFormat();
  const { bin, onChatRestore, onChatDeleteForever, onAdultShow, level, copy } = props;
  const [chatToDelete, setChatToDelete] = useState<DeletedChat>();
  switch (bin.kind) {
    case "idle":
    case "loading":
      return <PanelLoading label={copy.loading} height={88} />;
    case "failed":
      return <FailedState {...failedProps(bin)} title={copy.failed} level={level} />;
    case "ready":
      if (bin.value.items.length === 0 && !bin.value.hidden && (bin.value.more ?? "none") === "none")
        return (
          <EmptyState title={copy.binEmpty} level={level}>
            {copy.binEmptyBody}
          </EmptyState>
        );
      return (
        <div>
          <ul role="list" className={panel.list}>
            {bin.value.items.map((chat) => (
              <li key={chat.id} className={panel.item}>
                <ChatThumb className={css.thumb} thumb={chat.thumb} name={chat.characterName} />
                <span className={panel.text}>
                  <span dir="auto" className={panel.title} data-private="">
                    {chat.title}
                  </span>
                  <span className={css.meta}>
                    <bdi>{chat.characterName}</bdi>{" "}
                    <span>{`· ${copy.messages(chat.messages, number(chat.messages))} · ${copy.daysLeft(chat.daysLeft)}`}</span>
                  </span>
                  <ChatHistoryOrigin origin={chat.origin} copy={copy} />
                  <span className={panel.actions}>
                    {onChatRestore !== undefined && (
                      <Button onClick={() => onChatRestore(chat.id)}>{copy.restore}</Button>
                    )}
                    {onChatDeleteForever !== undefined && (
                      <Button variant="quiet" onClick={() => setChatToDelete(chat)}>
                        {copy.deleteForever}
                      </Button>
                    )}
                  </span>
                </span>
              </li>
            ))}
          </ul>
          <PanelMore
            more={bin.value.more}
            label={copy.loadMore}
            failed={copy.moreFailed}
            onLoadMore={bin.value.onLoadMore}
          />
          <ChatHistoryHidden hidden={bin.value.hidden} text={copy.hiddenChats} {...{ onAdultShow, copy }} />
          {chatToDelete !== undefined && (
            <ConfirmDialog
              open
              onOpenChange={() => setChatToDelete(undefined)}
              title={copy.deleteForeverTitle(chatToDelete.title)}
              description={copy.deleteForeverBody(
                chatToDelete.characterName,
                chatToDelete.messages,
                number(chatToDelete.messages),
              )}
              tone="danger"
              copy={{ cancel: copy.cancel, confirm: copy.deleteForever }}
              onConfirm={() => {
                onChatDeleteForever?.(chatToDelete.id);
                setChatToDelete(undefined);
              }}
            />
          )}
        </div>
      );
    default:
      return assertNever(bin);
  }
}
