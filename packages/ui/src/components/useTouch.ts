import { useEffect, useRef } from "react";
import type { PointerEvent } from "react";

/** A step to the next (1) or the previous (-1) variant or page. */
export type SwipeStep = 1 | -1;

interface Touch {
  /** Whether a swipe leads anywhere: to a variant, a new one, or a page. */
  canSwipe: (step: SwipeStep) => boolean;
  /** What a swipe will do, in a word, when that is not obvious. It is shown beside the element. @default none */
  swipeHint?: (step: SwipeStep) => string | undefined;
  onSwipe: (step: SwipeStep) => void;
  /** The user long-pressed the element. Absent: a long press does nothing. */
  onLongPress?: () => void;
}

/** Least distance of a swipe, so that no one swipes by accident. */
const SWIPE_MIN_PX = 56;
/** The farthest that an element follows a finger; where a swipe leads nowhere, a fifth of it. */
const FOLLOW_MAX_PX = 112;
/** How far a finger may move during a long press. */
const MOVE_TOLERANCE_PX = 10;
/** Duration of a long press. */
const LONG_PRESS_MS = 450;

/**
 * Touch gestures of an element with the styles `swipeable`: a swipe, which the element follows, and a long press. Scrolling is left
 * to the browser.
 */
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
      // What scrolls sideways in the element, such as code, keeps the finger.
      const isScroller =
        event.target instanceof Element && event.target.closest("[data-scrolls-sideways]") !== null;
      if (event.pointerType !== "touch" || isScroller) return;
      start.current = { x: event.clientX, y: event.clientY };
      if (onLongPress !== undefined) longPressTimer.current = setTimeout(onLongPress, LONG_PRESS_MS);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const { across, down, isHorizontal } = moved(event);
      if (Math.hypot(across, down) <= MOVE_TOLERANCE_PX) return;
      cancelLongPress();
      if (!canSwipe(1) && !canSwipe(-1)) return;
      const step = stepOf(event.currentTarget, across);
      const reach = canSwipe(step) ? FOLLOW_MAX_PX : FOLLOW_MAX_PX / 5;
      const distance = Math.max(-reach, Math.min(reach, across));
      follow(event.currentTarget, isHorizontal ? { distance, hint: swipeHint?.(step) } : undefined);
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
function stepOf(element: Element, across: number): SwipeStep {
  const isRightToLeft = getComputedStyle(element).direction === "rtl";
  return across > 0 === isRightToLeft ? 1 : -1;
}

/** Moves an element with the finger, without rendering; back to its place without a distance. */
function follow(element: HTMLElement, to: { distance: number; hint: string | undefined } | undefined): void {
  element.style.translate = to === undefined ? "" : `${to.distance}px`;
  element.toggleAttribute("data-follows", to !== undefined);
  if (to?.hint === undefined) delete element.dataset.hint;
  else element.dataset.hint = to.hint;
}
