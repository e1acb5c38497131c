import { useEffect, useRef, useState } from "react";
import type { FocusEvent } from "react";

interface FocusWithin {
  /** Whether the focus is in the element, or in a menu or dialog that was opened from it. */
  isFocused: boolean;
  onFocus: () => void;
  onBlur: (event: FocusEvent<HTMLElement>) => void;
}

/**
 * Whether the focus is within an element, with what React renders elsewhere for it (portals). A press moves the focus before its
 * click: what is shown while focused must not leave in between, or the press would reach nothing. So the focus counts as gone
 * only after the press.
 */
export function useFocusWithin(onLeave?: () => void): FocusWithin {
  const [isFocused, setFocused] = useState(false);
  const cancel = useRef<() => void>(undefined);
  useEffect(() => () => cancel.current?.(), []);
  const leave = () => {
    setFocused(false);
    onLeave?.();
  };
  return {
    isFocused,
    onFocus() {
      // React reports the focus in a portal too, after the blur.
      cancel.current?.();
      setFocused(true);
    },
    onBlur({ currentTarget, relatedTarget }) {
      if (currentTarget.contains(relatedTarget)) return;
      cancel.current?.();
      // In another window or tab the focus stays where it was.
      cancel.current = afterPress(() => document.hasFocus() && leave());
    },
  };
}

const PRESS_ENDS = ["pointerup", "pointercancel", "keyup"] as const;

/** Calls `run` after the events of this moment and, while something is pressed, after its click. Returns a function that cancels. */
function afterPress(run: () => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const later = () => setTimeout(() => !signal.aborted && end(), 0);
  const end = () => {
    controller.abort();
    run();
  };
  setTimeout(() => {
    if (signal.aborted) return;
    if (!document.documentElement.matches(":active")) return end();
    for (const type of PRESS_ENDS) document.addEventListener(type, later, { signal, capture: true });
  });
  return () => controller.abort();
}
