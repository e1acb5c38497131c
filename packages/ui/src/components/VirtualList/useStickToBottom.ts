import { useCallback, useInsertionEffect, useLayoutEffect, useRef } from "react";
import type { RefObject } from "react";

interface StickToBottomOptions {
  /** Whether it enabled at all. */
  enabled: boolean;
  /** The `id` of the last row. */
  lastId: string | undefined;
  scrollerRef: RefObject<HTMLElement | null>;
  onDetachedChange: ((detached: boolean) => void) | undefined;
}

/** Whether and how a list follows its end. */
export interface StickToBottom {
  /** To be called whenever the scroll position or a size has changed; says whether it enabled. */
  update: () => boolean;
  /** Goes to the end and enabled again. */
  scrollToEndAndStick: () => void;
  /** Lets go, because the reader is led elsewhere. */
  detach: () => void;
  /** Whether it enabled at the moment. */
  isStuck: () => boolean;
}

/** Pixels from the end within which a reader counts as being at it. */
const BOTTOM_TOLERANCE_PX = 48;
/** Frames in which rows on the way to the end are measured for the first time, and move the place themselves. */
const MEASURING_FRAMES = 10;

/**
 * The one place that decides whether the list follows its end. It enabled from the start, lets go when the
 * reader scrolls away, and takes up again when they come back or ask to.
 */
export function useStickToBottom({
  enabled,
  lastId,
  scrollerRef,
  onDetachedChange,
}: StickToBottomOptions): StickToBottom {
  const isStuckRef = useRef(enabled);
  const last = useRef({ top: 0, height: 0, clientHeight: 0 });
  const measuringFrames = useRef(0);

  // The latest one, so that what is made of it lasts from one rendering to the next.
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
    const { scrollHeight: height, clientHeight: room } = element;
    element.scrollTop = height;
    last.current = { top: element.scrollTop, height, clientHeight: room };
  }, [scrollerRef]);

  const update = useCallback(() => {
    const element = scrollerRef.current;
    if (element === null) return isStuckRef.current;
    const { scrollHeight: height, scrollTop: top, clientHeight: room } = element;
    const scrolledUp = last.current.top - top;
    const shrunk = Math.max(0, last.current.height - height);
    const viewportGrowth = Math.max(0, room - last.current.clientHeight);
    last.current = { top, height, clientHeight: room };
    if (!enabled) return false;
    const atEnd = height - top - room <= BOTTOM_TOLERANCE_PX;
    // Content that shrinks, or a composer that gives its room back, moves the place up by no more than that: only
    // a reader moves it further.
    const isUserScroll = measuringFrames.current === 0 && scrolledUp > shrunk + viewportGrowth;
    setStuck(atEnd || (isStuckRef.current && !isUserScroll));
    if (isStuckRef.current && !isUserScroll) scrollToEnd();
    return isStuckRef.current;
  }, [enabled, scrollerRef, setStuck, scrollToEnd]);

  const scrollToEndAndStick = useCallback(() => {
    const isMeasuring = measuringFrames.current > 0;
    // Only on the way from elsewhere are there rows that nobody has measured.
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
    // Heights are guesses until they are drawn; `follow` corrects the place with each that becomes known.
    else if (lastId !== undefined && isStuckRef.current) scrollToEnd();
  }, [enabled, lastId, scrollToEnd]);

  return { update, scrollToEndAndStick, detach, isStuck };
}
