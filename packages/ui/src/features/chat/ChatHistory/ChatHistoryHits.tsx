import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { FailedState } from "../../../components/FailedState/FailedState.tsx";
import { Link } from "../../../components/Link/Link.tsx";
import { assertNever } from "../../../assertNever.ts";
import * as panel from "../panel.css.ts";
import { PanelLoading } from "../PanelLoading.tsx";
import { PanelMore } from "../PanelMore.tsx";
import type { ChatHistoryCopy } from "./ChatHistory.copy.ts";
import * as css from "./ChatHistory.css.ts";
import type { ChatHistoryHit, ChatHistoryList } from "./ChatHistoryEntries.ts";
import { ChatHistoryHidden } from "./ChatHistoryHidden.tsx";
import { highlightSegments } from "./highlightSegments.ts";

interface ChatHistoryHitsProps {
  hits: ChatHistoryList<ChatHistoryHit>;
  onVisit?: () => void;
  onShowAdult?: () => void;
  copy: ChatHistoryCopy;
}

/** The search hits, each with its context. */
export function ChatHistoryHits({ hits, onVisit, onShowAdult, copy }: ChatHistoryHitsProps) {
  switch (hits.kind) {
    case "loading":
      return <PanelLoading label={copy.searching} height={64} />;
    case "failed":
      return <FailedState title={copy.searchFailed} level={3} onRetry={hits.onRetry} />;
    case "ready":
      if (hits.items.length === 0 && !hits.hidden)
        return (
          <EmptyState title={copy.noHits} level={3}>
            {copy.noHitsBody}
          </EmptyState>
        );
      return (
        <div>
          <ul role="list" className={panel.list}>
            {hits.items.map((hit) => (
              <li key={hit.id} className={panel.item}>
                <span className={panel.text} onClick={onVisit}>
                  <span className={css.top}>
                    <Link variant="plain" href={hit.href} className={css.link}>
                      <span className={panel.title}>{hit.title}</span>
                    </Link>
                    <span className={css.when}>{hit.when}</span>
                  </span>
                  <span className={css.meta}>{hit.characterName}</span>
                  <span className={css.excerpt}>
                    {highlightSegments(hit.excerpt, hit.matches).map(({ start, text, isMatch }) =>
                      isMatch ? (
                        <mark key={start} className={css.match}>
                          {text}
                        </mark>
                      ) : (
                        text
                      ),
                    )}
                  </span>
                </span>
              </li>
            ))}
          </ul>
          <PanelMore state={hits.more} label={copy.loadMore} onMore={hits.onMore} />
          <ChatHistoryHidden hidden={hits.hidden} text={copy.hiddenHits} {...{ onShowAdult, copy }} />
        </div>
      );
    default:
      return assertNever(hits);
  }
}
