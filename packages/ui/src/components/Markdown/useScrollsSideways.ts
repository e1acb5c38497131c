import { useLayoutEffect, useState } from "react";
import type { RefObject } from "react";

/** Whether the content of an element is wider than the element, now that it has this text. True from the first paint on. */
export function useScrollsSideways(frame: RefObject<HTMLElement | null>, text: string): boolean {
  const [scrolls, setScrolls] = useState(false);
  useLayoutEffect(() => setScrolls(isWider(frame.current)), [frame]);
  // Observed after layout, so that a growing text causes no extra layout.
  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null || typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(() => setScrolls(isWider(element)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame, text]);
  return scrolls;
}

function isWider(element: HTMLElement | null): boolean {
  return element !== null && element.scrollWidth > element.clientWidth;
}
