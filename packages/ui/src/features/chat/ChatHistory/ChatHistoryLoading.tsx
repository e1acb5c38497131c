import { Skeleton } from "../../../components/Skeleton/Skeleton.tsx";
import * as panel from "../panel.css.ts";
import * as css from "./ChatHistory.css.ts";

const TITLE_WIDTHS = ["46%", "62%", "38%", "54%", "42%"];

/** Rows with the size of chats, while these are loading. */
export function ChatHistoryLoading({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className={css.loading}>
      <Skeleton className={css.choicePlaceholder} />
      <div className={panel.heading}>
        <Skeleton shape="text" width="72px" />
      </div>
      <div className={panel.list}>
        {TITLE_WIDTHS.map((width) => (
          <div key={width} className={panel.item}>
            <span className={css.thumb}>
              <Skeleton />
            </span>
            <span className={panel.text}>
              <span className={panel.title}>
                <Skeleton shape="text" width={width} />
              </span>
              <span className={css.meta}>
                <Skeleton shape="text" width="34%" />
              </span>
              <span className={css.preview}>
                <Skeleton shape="text" width="88%" />
              </span>
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}
