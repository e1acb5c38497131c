import { useComposedRefs } from "@radix-ui/react-compose-refs";
import { useEffect, useEffectEvent, useRef } from "react";
import type { Copy } from "../ThemeRoot/Copy.ts";
import { Button } from "../Button/Button.tsx";
import { RibbonMark } from "../RibbonMark/RibbonMark.tsx";
import { loadMoreCopy } from "./LoadMore.copy.ts";
import { useCopy } from "../ThemeRoot/ThemeContext.ts";
import { observeVisibility } from "../observe.ts";
import { joinNames } from "../rootProps.ts";
import type { NativeProps } from "../rootProps.ts";
import type { More } from "../states.ts";
import * as css from "./LoadMore.css.ts";

export interface LoadMoreProps extends NativeProps<"div", "children"> {
  /** Whether there is more. `none` says that this is the end; `failed` loads again only by the button. */
  more: More;
  /** The user scrolled near the end of the list (with `auto`), or pressed the button. Absent: there is no button. */
  onLoadMore?: () => void;
  /** Whether more is requested when the user scrolls near the end. If not, only the button does. @default true */
  auto?: boolean;
  /** How far below the window the end of the list may be when more is requested, in pixels. @default 800 */
  preloadMargin?: number;
  /** Texts of its parts. @default English */
  copy?: Copy<typeof loadMoreCopy>;
}

/**
 * The end of a long list: loads more when the user scrolls near it, and has a button.
 *
 * @example
 * <LoadMore more={more} onLoadMore={loadMore} />
 */
export function LoadMore(props: LoadMoreProps) {
  const { more, onLoadMore, auto = true, preloadMargin = 800, copy, className, ref, ...rest } = props;
  const texts = useCopy(loadMoreCopy, copy);
  const footer = useRef<HTMLDivElement>(null);
  const footerRef = useComposedRefs(footer, ref);
  const near = useEffectEvent(() => onLoadMore?.());
  // After each render: an observer reports only changes. A page can load and the user scroll to its end between two frames.
  useEffect(() => {
    if (!auto || more !== "available" || footer.current === null) return;
    return observeVisibility(
      [footer.current],
      ({ isIntersecting }) => {
        if (isIntersecting) near();
      },
      { rootMargin: `${preloadMargin}px` },
    );
  });

  if (more === "none") {
    return (
      <div {...rest} className={joinNames(css.end, className)} ref={footerRef}>
        <RibbonMark />
        <span>{texts.end}</span>
      </div>
    );
  }
  if (onLoadMore === undefined) return null;
  return (
    <div {...rest} className={joinNames(css.footer, className)} ref={footerRef}>
      {more === "failed" && <p role="alert">{texts.failed}</p>}
      <Button size="medium" pending={more === "loading"} onClick={onLoadMore}>
        {more === "failed" ? texts.retry : texts.more}
      </Button>
    </div>
  );
}
