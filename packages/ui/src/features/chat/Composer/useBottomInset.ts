import { useLayoutEffect } from "react";
import type { RefObject } from "react";
import { bottomInset } from "./Composer.css.ts";

/** Toasts and banners are shown above this element at the lower edge of the page, whatever its height is. */
export function useBottomInset(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    if (element.current === null) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([entry]) => {
      style.setProperty(bottomInset, `${entry?.borderBoxSize[0]?.blockSize ?? 0}px`);
    });
    observer.observe(element.current);
    return () => {
      observer.disconnect();
      style.removeProperty(bottomInset);
    };
  }, [element]);
}
