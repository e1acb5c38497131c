import { useEffect, useEffectEvent, useRef } from "react";
import { Button } from "../Button/Button.tsx";
import { RibbonMark } from "../RibbonMark/RibbonMark.tsx";
import { loadMoreCopy } from "./LoadMore.copy.ts";
import * as css from "./LoadMore.css.ts";

export interface LoadMoreProps {
  /** Where the list stands: `more` can be had, is `loading`, has `failed`, or this is the `end`. */
  state: "more" | "loading" | "failed" | "end";
  /** The end of the list came near, or the user asked. */
  onMore: () => void;
  /** How far below the window the list's end may be when more is asked for, in pixels. @default 800 */
  ahead?: number;
  /** Words of its parts. @default English */
  copy?: Partial<typeof loadMoreCopy>;
}

/** The foot of a long list: asks for more by itself when it comes near, and by a real button. */
export function LoadMore({ state, onMore, ahead = 800, copy }: LoadMoreProps) {
  const words = { ...loadMoreCopy, ...copy };
  const foot = useRef<HTMLDivElement>(null);
  const near = useEffectEvent(onMore);
  useEffect(() => {
    if (state !== "more" || foot.current === null) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting === true) near();
      },
      { rootMargin: `${ahead}px` },
    );
    observer.observe(foot.current);
    return () => {
      observer.disconnect();
    };
  }, [state, ahead]);

  if (state === "end") {
    return (
      <p className={css.end}>
        <RibbonMark />
        {words.end}
      </p>
    );
  }
  return (
    <div ref={foot} className={css.foot}>
      {state === "failed" && <p role="alert">{words.failed}</p>}
      <Button size="touch" loading={state === "loading"} onPress={onMore}>
        {state === "failed" ? words.retry : words.more}
      </Button>
    </div>
  );
}
