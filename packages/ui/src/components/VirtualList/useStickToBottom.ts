import { useCallback, useInsertionEffect, useLayoutEffect, useRef } from "react";
import type { RefObject } from "react";

interface StickToBottomOptions {
  /** Whether sticking to the bottom is enabled. */
  enabled: boolean;
  /** Whether it sticks to the bottom at first. */
  opensAtEnd: boolean;
  /** The `id` of the last row. */
  lastId: string | undefined;
  scrollerRef: RefObject<HTMLElement | null>;
  onDetachedChange: ((detached: boolean) => void) | undefined;
}

/** The state and actions of a list that sticks to its bottom. */
export interface StickToBottom {
  /** Call whenever the scroll position or a size has changed; returns whether the list is stuck. */
  update: () => boolean;
  /** Scrolls to the end and sticks to it again. */
  scrollToEndAndStick: () => void;
  /** Stops sticking, because the list scrolls elsewhere. */
  detach: () => void;
  /** Whether the list sticks to the bottom now. */
  isStuck: () => boolean;
}

/** Distance from the end, in pixels, that counts as being at the end. */
const BOTTOM_TOLERANCE_PX = 48;
/** Frames in which rows are measured for the first time on the way to the end, and change the scroll position. */
const MEASURING_FRAMES = 10;

/**
 * Decides whether a list sticks to its bottom. It sticks at first, detaches when the user scrolls up, and sticks again
 * when the user scrolls back or asks for the end.
 */
export function useStickToBottom({
  enabled,
  opensAtEnd,
  lastId,
  scrollerRef,
  onDetachedChange,
}: StickToBottomOptions): StickToBottom {
  const isStuckRef = useRef(enabled && opensAtEnd);
  const last = useRef({ top: 0, height: 0, clientHeight: 0 });
  const measuringFrames = useRef(0);

  // The latest callback in a ref, so that the returned functions are stable.
  const onDetachedChangeRef = useRef(onDetachedChange);
  useInsertionEffect(() => {
    onDetachedChangeRef.current = onDetachedChange;
  });

  const setStuck = useCallback((stuck: boolean) => {
    if (isStuckRef.current !== stuck) onDetachedChangeRef.current?.(!stuck);
    isStuckRef.current = stuck;
  }, []);

  const scrollToEnd = useCallback(() => {
    const element = scrollerRef.current;
    if (element === null) return;
    const { scrollHeight: height, clientHeight } = element;
    element.scrollTop = height;
    last.current = { top: element.scrollTop, height, clientHeight };
  }, [scrollerRef]);

  const update = useCallback(() => {
    const element = scrollerRef.current;
    if (element === null) return isStuckRef.current;
    const { scrollHeight: height, scrollTop: top, clientHeight } = element;
    const scrolledUp = last.current.top - top;
    const shrunk = Math.max(0, last.current.height - height);
    const viewportGrowth = Math.max(0, clientHeight - last.current.clientHeight);
    last.current = { top, height, clientHeight };
    if (!enabled) return false;
    const atEnd = height - top - clientHeight <= BOTTOM_TOLERANCE_PX;
    // When content shrinks or the viewport grows, the browser reduces `scrollTop` by at most that much. Only a user
    // scrolls further.
    const isUserScroll = measuringFrames.current === 0 && scrolledUp > shrunk + viewportGrowth;
    setStuck(atEnd || (isStuckRef.current && !isUserScroll));
    if (isStuckRef.current && !isUserScroll) scrollToEnd();
    return isStuckRef.current;
  }, [enabled, scrollerRef, setStuck, scrollToEnd]);

  const scrollToEndAndStick = useCallback(() => {
    const isMeasuring = measuringFrames.current > 0;
    // Rows are unmeasured only when the list was detached.
    if (!isStuckRef.current) measuringFrames.current = MEASURING_FRAMES;
    setStuck(enabled);
    scrollToEnd();
    const frame = () => {
      if (measuringFrames.current > 0) measuringFrames.current -= 1;
      if (measuringFrames.current > 0) requestAnimationFrame(frame);
    };
    if (!isMeasuring && measuringFrames.current > 0) requestAnimationFrame(frame);
  }, [enabled, setStuck, scrollToEnd]);

  const detach = useCallback(() => {
    measuringFrames.current = Math.min(measuringFrames.current, 1);
    setStuck(false);
  }, [setStuck]);
  const isStuck = useCallback(() => isStuckRef.current, []);

  useLayoutEffect(() => {
    if (!enabled) isStuckRef.current = false;
    // Heights are estimates until rows are rendered; `update` corrects the position after each measurement.
    else if (lastId !== undefined && isStuckRef.current) scrollToEnd();
  }, [enabled, lastId, scrollToEnd]);

  return { update, scrollToEndAndStick, detach, isStuck };
}
