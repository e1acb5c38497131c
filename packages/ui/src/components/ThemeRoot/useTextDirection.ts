import { useState } from "react";

/** Text direction. */
export type TextDirection = "ltr" | "rtl";

/**
 * The text direction of an element, which decides what the left and right arrow keys do. Radix needs it as a value, while
 * the element inherits it: it is read with `readDirection`, when the focus comes or a list opens.
 */
export function useTextDirection() {
  const [direction, setDirection] = useState<TextDirection>("ltr");
  const readDirection = (element: Element) => {
    setDirection(getComputedStyle(element).direction === "rtl" ? "rtl" : "ltr");
  };
  return { direction, readDirection };
}
