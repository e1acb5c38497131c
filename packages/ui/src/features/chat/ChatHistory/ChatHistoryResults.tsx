import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { FailedState } from "../../../components/FailedState/FailedState.tsx";
import type { More } from "../../../components/states.ts";
import * as panel from "../panel.css.ts";
import { PanelLoading } from "../PanelLoading.tsx";
import { PanelMore } from "../PanelMore.tsx";
import { ChatHistoryHidden } from "./ChatHistoryHidden.tsx";
import { ChatHistoryHit } from "./ChatHistoryHit.tsx";
import { ChatHistoryRow } from "./ChatHistoryRow.tsx";
import type { ChatListPartProps } from "./ChatHistoryProps.ts";

/** The results of the search: chats with such a title, and messages with their context. */
export function ChatHistoryResults(props: ChatListPartProps) {
  const { titles = { kind: "ready", items: [] }, hits, onChatOpen, onAdultShow, level, copy } = props;
  const Heading = `h${level}` as const;
  if (titles.kind === "loading" || hits.kind === "loading")
    return <PanelLoading label={copy.searching} height={64} />;
  if (titles.kind === "failed" || hits.kind === "failed") {
    const failed = titles.kind === "failed" ? titles : hits.kind === "failed" && hits;
    return (
      failed && (
        <FailedState title={copy.searchFailed} level={level} cause={failed.cause} onRetry={failed.onRetry} />
      )
    );
  }
  if (isEmpty(titles) && isEmpty(hits) && !hits.hidden)
    return (
      <EmptyState title={copy.noHits} level={level}>
        {copy.noHitsBody}
      </EmptyState>
    );
  return (
    <div>
      {!isEmpty(titles) && (
        <>
          <Heading className={panel.heading}>{copy.chats}</Heading>
          <ul role="list" className={panel.list}>
            {titles.items.map((chat) => (
              <ChatHistoryRow key={chat.id} chat={chat} list={props} />
            ))}
          </ul>
          <PanelMore
            more={titles.more}
            label={copy.moreChats}
            failed={copy.moreFailed}
            onLoadMore={titles.onLoadMore}
          />
        </>
      )}
      {hits.items.length > 0 && (
        <>
          <Heading className={panel.heading}>{copy.hits}</Heading>
          <ul role="list" className={panel.list}>
            {hits.items.map((hit) => (
              <ChatHistoryHit key={hit.id} hit={hit} onVisit={onChatOpen} copy={copy} />
            ))}
          </ul>
        </>
      )}
      <PanelMore
        more={hits.more}
        label={copy.loadMore}
        failed={copy.moreFailed}
        onLoadMore={hits.onLoadMore}
      />
      <ChatHistoryHidden hidden={hits.hidden} text={copy.hiddenHits} {...{ onAdultShow, copy }} />
    </div>
  );
}

/** Whether nothing is left, and nothing is being loaded. */
function isEmpty({
  items,
  more = "none",
}: {
  readonly items: readonly unknown[];
  readonly more?: More;
}): boolean {
  return items.length === 0 && more === "none";
}
