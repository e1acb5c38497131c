import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { FailedState } from "../../../components/FailedState/FailedState.tsx";
import { failedProps } from "../../../components/FailedState/failedProps.ts";
import type { LoadFailed, More } from "../../../components/states.ts";
import * as panel from "../panel.css.ts";
import { PanelLoading } from "../PanelLoading.tsx";
import { PanelMore } from "../PanelMore.tsx";
import { ChatHistoryHidden } from "./ChatHistoryHidden.tsx";
import { ChatHistoryHit } from "./ChatHistoryHit.tsx";
import { ChatHistoryRow } from "./ChatHistoryRow.tsx";
import type { ChatRowActions } from "./ChatHistoryRow.tsx";
import type { ChatListPartProps, ChatListProps } from "./ChatHistoryProps.ts";

const noTitles: NonNullable<ChatListProps["titles"]> = { kind: "ready", value: { items: [] } };

interface ChatHistoryResultsProps
  extends ChatListPartProps,
    Pick<ChatListProps, "titles" | "hits" | "onAdultShow"> {
  actions: ChatRowActions;
}

/** The results of the search: chats with such a title, and messages with their context. */
export function ChatHistoryResults(props: ChatHistoryResultsProps) {
  const { titles = noTitles, hits, onAdultShow, actions, level, copy } = props;
  const Heading = `h${level}` as const;
  const isPending = [titles, hits].some(({ kind }) => kind === "idle" || kind === "loading");
  if (!isPending && titles.kind === "failed") return <Failed failed={titles} level={level} copy={copy} />;
  if (!isPending && hits.kind === "failed") return <Failed failed={hits} level={level} copy={copy} />;
  if (titles.kind !== "ready" || hits.kind !== "ready")
    return <PanelLoading label={copy.searching} height={64} />;
  if (isEmpty(titles.value) && isEmpty(hits.value) && !hits.value.hidden)
    return (
      <EmptyState title={copy.noHits} level={level}>
        {copy.noHitsBody}
      </EmptyState>
    );
  return (
    <div>
      {!isEmpty(titles.value) && (
        <>
          <Heading className={panel.heading}>{copy.chats}</Heading>
          <ul role="list" className={panel.list}>
            {titles.value.items.map((chat) => (
              <ChatHistoryRow key={chat.id} chat={chat} actions={actions} copy={copy} />
            ))}
          </ul>
          <PanelMore
            more={titles.value.more}
            label={copy.moreChats}
            failed={copy.moreFailed}
            onLoadMore={titles.value.onLoadMore}
          />
        </>
      )}
      {hits.value.items.length > 0 && (
        <>
          <Heading className={panel.heading}>{copy.hits}</Heading>
          <ul role="list" className={panel.list}>
            {hits.value.items.map((hit) => (
              <ChatHistoryHit key={hit.id} hit={hit} onVisit={actions.onChatOpen} copy={copy} />
            ))}
          </ul>
        </>
      )}
      <PanelMore
        more={hits.value.more}
        label={copy.loadMore}
        failed={copy.moreFailed}
        onLoadMore={hits.value.onLoadMore}
      />
      <ChatHistoryHidden hidden={hits.value.hidden} text={copy.hiddenHits} {...{ onAdultShow, copy }} />
    </div>
  );
}

function Failed({ failed, level, copy }: ChatListPartProps & { failed: LoadFailed }) {
  return <FailedState {...failedProps(failed)} title={copy.searchFailed} level={level} />;
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
