import { useLayoutEffect, useState } from "react";
import type { RefObject } from "react";

/** Whether the content of an element is wider than the element, now that it has this text. */
export function useScrollsSideways(frame: RefObject<HTMLElement | null>, text: string): boolean {
  const [scrolls, setScrolls] = useState(false);
  // Observed after layout, so that a growing text causes no extra layout.
  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null || typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(() => setScrolls(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame, text]);
  return scrolls;
}
