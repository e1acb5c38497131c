import type { KeyboardEvent } from "react";

/**
 * Lets Up and Down walk from the search field through everything that can be pressed below it, and back.
 * Left to the browser where an arrow has a meaning of its own, such as in a text with modifiers held.
 */
export function moveByArrow(event: KeyboardEvent, within: HTMLElement): void {
  if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.nativeEvent.isComposing)
    return;
  const stops = [...within.querySelectorAll<HTMLElement>("input, a[href], button")].filter(
    // The buttons beside the field are no results: Down leads past them.
    (stop) => stop.closest("form") === null || stop.matches("input"),
  );
  const here = stops.findIndex((stop) => stop === event.target);
  if (here < 0) return;
  const next = stops[here + (event.key === "ArrowDown" ? 1 : -1)];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}
