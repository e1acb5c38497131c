import { useEffect, useRef } from "react";
import type { PointerEvent } from "react";

interface Touch {
  /** The finger drew the turn to its next (1) or previous (-1) wording. Absent: there is none. */
  onSwipe?: (step: 1 | -1) => void;
  /** The finger rested on the turn. */
  onLongPress: () => void;
}

/** Pixels that a finger must travel, so that nobody swipes by mistake. */
const SWIPE = 56;
/** Pixels that a resting finger may tremble. */
const TREMBLE = 10;
/** Milliseconds after which resting means something. */
const LONG = 450;

/** What fingers do with a turn: draw it aside, or rest on it. Scrolling remains the browser's. */
export function useTouch({ onSwipe, onLongPress }: Touch) {
  const start = useRef<{ x: number; y: number } | null>(null);
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const rest = () => clearTimeout(resting.current);
  useEffect(() => rest, []);
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.pointerType !== "touch") return;
      start.current = { x: event.clientX, y: event.clientY };
      resting.current = setTimeout(onLongPress, LONG);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const { x, y } = start.current ?? { x: event.clientX, y: event.clientY };
      if (Math.hypot(event.clientX - x, event.clientY - y) > TREMBLE) rest();
    },
    // The browser takes a finger that scrolls for itself; what is left was no swipe.
    onPointerCancel() {
      rest();
      start.current = null;
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      rest();
      const { x, y } = start.current ?? { x: event.clientX, y: event.clientY };
      start.current = null;
      const [across, down] = [event.clientX - x, event.clientY - y];
      if (Math.abs(across) < SWIPE || Math.abs(across) < 2 * Math.abs(down)) return;
      const isRightToLeft = getComputedStyle(event.currentTarget).direction === "rtl";
      onSwipe?.(across > 0 === isRightToLeft ? 1 : -1);
    },
  };
}
