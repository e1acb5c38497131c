import { useCallback, useLayoutEffect, useState } from "react";
import type { RefObject } from "react";

/** Text direction. */
export type TextDirection = "ltr" | "rtl";

/**
 * The text direction of an element, which decides what the left and right arrow keys do. Radix needs it as a value, while
 * the element inherits it: it is read with `readDirection`, when the focus comes or a list opens.
 */
export function useTextDirection() {
  const [direction, setDirection] = useState<TextDirection>("ltr");
  const readDirection = useCallback((element: Element) => {
    setDirection(getComputedStyle(element).direction === "rtl" ? "rtl" : "ltr");
  }, []);
  return { direction, readDirection };
}

/** The text direction of an element, read each time when what belongs to it opens, also when it is open at first. */
export function useDirectionWhileOpen(element: RefObject<Element | null>, open: boolean): TextDirection {
  const { direction, readDirection } = useTextDirection();
  useLayoutEffect(() => {
    if (open && element.current !== null) readDirection(element.current);
  }, [open, element, readDirection]);
  return direction;
}
