import { useLayoutEffect, useRef } from "react";
import type { KeyboardEvent, RefObject } from "react";
import { isInputMethodKey } from "../../../components/isInputMethodKey.ts";

interface ArrowNavigation {
  /** Ref of the container. */
  ref: RefObject<HTMLElement | null>;
  /** Key handler of the container. */
  onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * Up and Down move the focus from the search field through every focusable element below it, and back. When the focused
 * element disappears, the next key starts from the field.
 */
export function useArrowNavigation(): ArrowNavigation {
  const ref = useRef<HTMLElement>(null);
  const reached = useRef<HTMLElement>(undefined);
  useLayoutEffect(() => {
    if (reached.current === undefined || reached.current.isConnected) return;
    reached.current = undefined;
    if (document.activeElement !== document.body) return;
    ref.current?.querySelector<HTMLElement>("form input")?.focus({ preventScroll: true });
  });
  return {
    ref,
    onKeyDown: (event) => {
      const next = ref.current === null ? undefined : nextStop(event, ref.current);
      if (next === undefined) return;
      event.preventDefault();
      next.focus();
      reached.current = next;
    },
  };
}

// Not handled where an arrow has its own meaning, such as in a text with modifier keys.
function nextStop(event: KeyboardEvent, within: HTMLElement): HTMLElement | undefined {
  if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return undefined;
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || isInputMethodKey(event))
    return undefined;
  const stops = [...within.querySelectorAll<HTMLElement>("input, a[href], button")].filter(
    // The buttons beside the field are not results: Down skips them.
    (stop) => stop.closest("form") === null || stop.matches("input"),
  );
  const here = stops.findIndex((stop) => stop === event.target);
  return here < 0 ? undefined : stops[here + (event.key === "ArrowDown" ? 1 : -1)];
}
