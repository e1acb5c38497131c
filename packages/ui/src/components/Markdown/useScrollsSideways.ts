import { type RefCallback, useCallback, useLayoutEffect, useRef, useState } from "react";
import { observeSize } from "../observe.ts";

/**
 * Whether the content of an element is wider than the element, now that it has this text. True from the first paint on. The
 * element gets `ref`.
 */
export function useScrollsSideways(text: string): {
  readonly ref: RefCallback<HTMLElement>;
  readonly scrolls: boolean;
} {
  const frame = useRef<HTMLElement>(null);
  const [scrolls, setScrolls] = useState(false);
  const ref = useCallback((element: HTMLElement | null) => {
    frame.current = element;
    if (element !== null) setScrolls(isWider(element));
  }, []);
  // Observed after layout, so that a growing text causes no extra layout.
  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return;
    return observeSize(element, () => setScrolls(isWider(element)));
  }, [text]);
  return { ref, scrolls };
}

const isWider = (element: HTMLElement) => element.scrollWidth > element.clientWidth;
