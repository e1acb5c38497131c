import { useLayoutEffect, useRef } from "react";
import type { KeyboardEvent, RefObject } from "react";

interface ArrowWalk {
  /** Belongs on the element that is walked through. */
  ref: RefObject<HTMLElement | null>;
  /** Belongs there too. */
  onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * Lets Up and Down walk from the search field through everything that can be pressed below it, and back.
 * When an answer takes away what the walk had come to, it begins again in the field.
 */
export function useArrowWalk(): ArrowWalk {
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

// Left to the browser where an arrow has a meaning of its own, such as in a text with modifiers held.
function nextStop(event: KeyboardEvent, within: HTMLElement): HTMLElement | undefined {
  if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return undefined;
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.nativeEvent.isComposing)
    return undefined;
  const stops = [...within.querySelectorAll<HTMLElement>("input, a[href], button")].filter(
    // The buttons beside the field are no results: Down leads past them.
    (stop) => stop.closest("form") === null || stop.matches("input"),
  );
  const here = stops.findIndex((stop) => stop === event.target);
  return here < 0 ? undefined : stops[here + (event.key === "ArrowDown" ? 1 : -1)];
}
