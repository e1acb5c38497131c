import { LinkButton } from "../../../components/LinkButton/LinkButton.tsx";
import { SegmentedControl } from "../../../components/SegmentedControl/SegmentedControl.tsx";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { FailedState } from "../../../components/FailedState/FailedState.tsx";
import { failedProps } from "../../../components/FailedState/failedProps.ts";
import { assertNever } from "../../../assertNever.ts";
import * as panel from "../panel.css.ts";
import { PanelMore } from "../PanelMore.tsx";
import { ChatHistoryHidden } from "./ChatHistoryHidden.tsx";
import { ChatHistoryLoading } from "./ChatHistoryLoading.tsx";
import { ChatHistoryRow } from "./ChatHistoryRow.tsx";
import type { ChatRowActions } from "./ChatHistoryRow.tsx";
import type { ChatListPartProps, ChatListProps } from "./ChatHistoryProps.ts";

interface ChatHistoryChatsProps
  extends ChatListPartProps,
    Pick<ChatListProps, "chats" | "order" | "onOrderChange" | "findHref" | "onAdultShow"> {
  actions: ChatRowActions;
}

/** The chats in their groups, each with its actions. */
export function ChatHistoryChats(props: ChatHistoryChatsProps) {
  const { chats, order, onOrderChange, onAdultShow, actions, level, copy } = props;
  const Heading = `h${level}` as const;
  switch (chats.kind) {
    case "idle":
    case "loading":
      return <ChatHistoryLoading label={copy.loading} />;
    case "failed":
      return <FailedState {...failedProps(chats)} title={copy.failed} level={level} />;
    case "ready":
      if (chats.value.items.length === 0 && !chats.value.hidden && (chats.value.more ?? "none") === "none")
        return (
          <EmptyState
            title={copy.empty}
            level={level}
            action={props.findHref && <LinkButton href={props.findHref}>{copy.find}</LinkButton>}
          >
            {copy.emptyBody}
          </EmptyState>
        );
      return (
        <>
          {chats.value.items.length > 0 && onOrderChange !== undefined && (
            <SegmentedControl
              label={copy.arrange}
              labelHidden
              value={order}
              options={[
                { value: "time", label: copy.byTime },
                { value: "character", label: copy.byCharacter },
              ]}
              onValueChange={onOrderChange}
            />
          )}
          <div>
            {chats.value.items.map((group) => (
              <section key={group.id} aria-labelledby={`group-${group.id}`}>
                <Heading id={`group-${group.id}`} className={panel.heading}>
                  {group.heading}
                </Heading>
                <ul role="list" className={panel.list}>
                  {group.chats.map((chat) => (
                    <ChatHistoryRow key={chat.id} chat={chat} actions={actions} copy={copy} />
                  ))}
                </ul>
              </section>
            ))}
          </div>
          <PanelMore
            more={chats.value.more}
            label={copy.loadMore}
            failed={copy.moreFailed}
            onLoadMore={chats.value.onLoadMore}
          />
          <ChatHistoryHidden hidden={chats.value.hidden} text={copy.hiddenChats} {...{ onAdultShow, copy }} />
        </>
      );
    default:
      return assertNever(chats);
  }
}
