import { Link } from "../../../components/Link/Link.tsx";
import * as panel from "../panel.css.ts";
import * as css from "./ChatHistory.css.ts";
import type { ChatHistoryHit as Hit } from "./ChatHistoryEntries.ts";
import type { ChatHistoryCopy } from "./ChatHistory.copy.ts";
import { ChatHistoryOrigin } from "./ChatHistoryOrigin.tsx";
import { highlightSegments } from "./highlightSegments.ts";

interface ChatHistoryHitProps {
  hit: Hit;
  onVisit?: () => void;
  copy: ChatHistoryCopy;
}

/** A message that was found, with its context. */
export function ChatHistoryHit({ hit, onVisit, copy }: ChatHistoryHitProps) {
  return (
    <li className={panel.item}>
      <span className={panel.text} onClick={onVisit}>
        <span className={css.top}>
          <Link variant="plain" href={hit.href} className={css.link}>
            <span dir="auto" className={panel.title} data-private="">
              {hit.title}
            </span>
          </Link>
          <span className={css.when}>{hit.when}</span>
        </span>
        <span dir="auto" className={css.meta}>
          {hit.characterName}
        </span>
        <ChatHistoryOrigin origin={hit.origin} copy={copy} />
        <span dir="auto" className={css.excerpt} data-private="">
          {highlightSegments(hit.excerpt, hit.matches).map(({ start, text, isMatch }) =>
            isMatch ? (
              <mark key={start} className={css.match}>
                {text}
              </mark>
            ) : (
              <span key={start}>{text}</span>
            ),
          )}
        </span>
      </span>
    </li>
  );
}
