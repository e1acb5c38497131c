import { useEffect, useEffectEvent, useRef } from "react";
import type { Copy } from "../ThemeRoot/Copy.ts";
import { Button } from "../Button/Button.tsx";
import { RibbonMark } from "../RibbonMark/RibbonMark.tsx";
import { loadMoreCopy } from "./LoadMore.copy.ts";
import { useCopy } from "../ThemeRoot/ThemeContext.ts";
import * as css from "./LoadMore.css.ts";

export interface LoadMoreProps {
  /** State of the list: there is `more`, it is `loading`, it `failed`, or this is the `end`. */
  state: "more" | "loading" | "failed" | "end";
  /** The user scrolled near the end of the list, or pressed the button. */
  onMore: () => void;
  /** How far below the window the end of the list may be when more is requested, in pixels. @default 800 */
  preloadMargin?: number;
  /** Texts of its parts. @default English */
  copy?: Copy<typeof loadMoreCopy>;
}

/** The end of a long list: loads more when the user scrolls near it, and has a button. */
export function LoadMore({ state, onMore, preloadMargin = 800, copy }: LoadMoreProps) {
  const texts = useCopy(loadMoreCopy, copy);
  const foot = useRef<HTMLDivElement>(null);
  const near = useEffectEvent(onMore);
  useEffect(() => {
    if (state !== "more" || foot.current === null) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting === true) near();
      },
      { rootMargin: `${preloadMargin}px` },
    );
    observer.observe(foot.current);
    return () => {
      observer.disconnect();
    };
  }, [state, preloadMargin]);

  if (state === "end") {
    return (
      <p className={css.end}>
        <RibbonMark />
        {texts.end}
      </p>
    );
  }
  return (
    <div ref={foot} className={css.foot}>
      {state === "failed" && <p role="alert">{texts.failed}</p>}
      <Button size="touch" loading={state === "loading"} onPress={onMore}>
        {state === "failed" ? texts.retry : texts.more}
      </Button>
    </div>
  );
}
