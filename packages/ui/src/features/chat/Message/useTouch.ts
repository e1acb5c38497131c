import { useEffect, useRef } from "react";
import type { PointerEvent } from "react";

interface Touch {
  /** The user swiped to the next (1) or previous (-1) variant. Absent: there is none. */
  onSwipe?: (step: 1 | -1) => void;
  /** The user long-pressed the message. */
  onLongPress: () => void;
}

/** Least distance of a swipe, so that no one swipes by accident. */
const SWIPE_MIN_PX = 56;
/** How far a finger may move during a long press. */
const MOVE_TOLERANCE_PX = 10;
/** Duration of a long press. */
const LONG_PRESS_MS = 450;

/** Touch gestures of a message: swipe and long press. Scrolling is left to the browser. */
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
    // The browser cancels the pointer when it starts to scroll: that was no swipe.
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
