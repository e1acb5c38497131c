import { useEffect, useRef } from "react";
import type { PointerEvent } from "react";

/** A step to the next (1) or the previous (-1) variant. */
export type SwipeStep = 1 | -1;

interface Touch {
  /** Whether a swipe leads anywhere: to a variant, or to a new one. */
  canSwipe: (step: SwipeStep) => boolean;
  /** What a swipe will do, in a word, when that is not obvious. It is shown beside the message. */
  swipeHint: (step: SwipeStep) => string | undefined;
  onSwipe: (step: SwipeStep) => void;
  /** The user long-pressed the message. */
  onLongPress: () => void;
}

/** Least distance of a swipe, so that no one swipes by accident. */
const SWIPE_MIN_PX = 56;
/** The farthest that a message follows a finger; where a swipe leads nowhere, a fifth of it. */
const FOLLOW_MAX_PX = 112;
/** How far a finger may move during a long press. */
const MOVE_TOLERANCE_PX = 10;
/** Duration of a long press. */
const LONG_PRESS_MS = 450;

/** Touch gestures of a message: a swipe, which the message follows, and a long press. Scrolling is left to the browser. */
export function useTouch({ canSwipe, swipeHint, onSwipe, onLongPress }: Touch) {
  const start = useRef<{ x: number; y: number } | null>(null);
  const longPressTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cancelLongPress = () => clearTimeout(longPressTimer.current);
  useEffect(() => cancelLongPress, []);

  const moved = ({ clientX, clientY }: PointerEvent) => {
    const { x, y } = start.current ?? { x: clientX, y: clientY };
    const [across, down] = [clientX - x, clientY - y];
    return { across, down, isHorizontal: Math.abs(across) >= 2 * Math.abs(down) };
  };
  const end = (event: PointerEvent<HTMLElement>) => {
    cancelLongPress();
    start.current = null;
    follow(event.currentTarget, undefined);
  };

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.pointerType !== "touch") return;
      start.current = { x: event.clientX, y: event.clientY };
      longPressTimer.current = setTimeout(onLongPress, LONG_PRESS_MS);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const { across, down, isHorizontal } = moved(event);
      if (Math.hypot(across, down) <= MOVE_TOLERANCE_PX) return;
      cancelLongPress();
      if (!canSwipe(1) && !canSwipe(-1)) return;
      const step = stepOf(event.currentTarget, across);
      const reach = canSwipe(step) ? FOLLOW_MAX_PX : FOLLOW_MAX_PX / 5;
      const distance = Math.max(-reach, Math.min(reach, across));
      follow(event.currentTarget, isHorizontal ? { distance, hint: swipeHint(step) } : undefined);
    },
    // The browser cancels the pointer when it starts to scroll: that was no swipe.
    onPointerCancel: end,
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const { across, isHorizontal } = moved(event);
      end(event);
      if (Math.abs(across) < SWIPE_MIN_PX || !isHorizontal) return;
      const step = stepOf(event.currentTarget, across);
      if (canSwipe(step)) onSwipe(step);
    },
  };
}

/** To the left is forward, from right to left it is to the right. */
function stepOf(message: Element, across: number): SwipeStep {
  const isRightToLeft = getComputedStyle(message).direction === "rtl";
  return across > 0 === isRightToLeft ? 1 : -1;
}

/** Moves a message with the finger, without rendering; back to its place without a distance. */
function follow(message: HTMLElement, to: { distance: number; hint: string | undefined } | undefined): void {
  message.style.translate = to === undefined ? "" : `${to.distance}px`;
  message.toggleAttribute("data-follows", to !== undefined);
  if (to?.hint === undefined) delete message.dataset.hint;
  else message.dataset.hint = to.hint;
}
