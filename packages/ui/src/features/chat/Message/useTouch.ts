import { useEffect, useRef } from "react";
import type { PointerEvent } from "react";

interface Touch {
  /** The finger drew the turn to its next (1) or previous (-1) wording. Absent: there is none. */
  onSwipe?: (step: 1 | -1) => void;
  /** The finger rested on the turn. */
  onLongPress: () => void;
}

/** Pixels that a finger must travel, so that nobody swipes by mistake. */
const SWIPE_MIN_PX = 56;
/** Pixels that a resting finger may tremble. */
const MOVE_TOLERANCE_PX = 10;
/** Milliseconds after which resting means something. */
const LONG_PRESS_MS = 450;

/** What fingers do with a turn: draw it aside, or rest on it. Scrolling remains the browser's. */
export function useTouch({ onSwipe, onLongPress }: Touch) {
  const start = useRef<{ x: number; y: number } | null>(null);
  const longPressTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cancelLongPress = () => clearTimeout(longPressTimer.current);
  useEffect(() => cancelLongPress, []);
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.pointerType !== "touch") return;
      start.current = { x: event.clientX, y: event.clientY };
      longPressTimer.current = setTimeout(onLongPress, LONG_PRESS_MS);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const { x, y } = start.current ?? { x: event.clientX, y: event.clientY };
      if (Math.hypot(event.clientX - x, event.clientY - y) > MOVE_TOLERANCE_PX) cancelLongPress();
    },
    // The browser takes a finger that scrolls for itself; what is left was no swipe.
    onPointerCancel() {
      cancelLongPress();
      start.current = null;
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      cancelLongPress();
      const { x, y } = start.current ?? { x: event.clientX, y: event.clientY };
      start.current = null;
      const [deltaX, deltaY] = [event.clientX - x, event.clientY - y];
      if (Math.abs(deltaX) < SWIPE_MIN_PX || Math.abs(deltaX) < 2 * Math.abs(deltaY)) return;
      const isRightToLeft = getComputedStyle(event.currentTarget).direction === "rtl";
      onSwipe?.(deltaX > 0 === isRightToLeft ? 1 : -1);
    },
  };
}
