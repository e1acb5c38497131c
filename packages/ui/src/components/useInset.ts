import { useLayoutEffect } from "react";
import type { RefObject } from "react";
import { observeSize } from "./observe.ts";
import { insetProperty } from "./useInset.css.ts";

/**
 * What an element covers at an edge of the window: `bottomInset` by a bar, `bannerInset` by a banner above it, `toastsInset` by
 * toasts.
 */
type Inset = keyof typeof insetProperty;

const heights: Readonly<Record<Inset, Map<Element, number>>> = {
  bottomInset: new Map(),
  bannerInset: new Map(),
  toastsInset: new Map(),
};

/** Toasts are shown above this element, whatever its height is. Banners are shown above a `bottomInset`. */
export function useInset(element: RefObject<HTMLElement | null>, inset: Inset): void {
  useLayoutEffect(() => {
    const covering = element.current;
    if (covering === null) return undefined;
    const stop = observeSize(covering, ({ borderBoxSize }) => {
      heights[inset].set(covering, borderBoxSize[0]?.blockSize ?? 0);
      setInset(inset);
    });
    return () => {
      stop();
      heights[inset].delete(covering);
      setInset(inset);
    };
  }, [element, inset]);
}

/** Elements of one kind are at the same place, so the highest counts. */
function setInset(inset: Inset): void {
  const { style } = document.documentElement;
  const height = Math.max(0, ...heights[inset].values());
  if (height > 0) style.setProperty(insetProperty[inset], `${height}px`);
  else style.removeProperty(insetProperty[inset]);
}
