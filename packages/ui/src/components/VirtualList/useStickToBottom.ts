import { useCallback, useEffect, useInsertionEffect, useLayoutEffect, useRef } from "react";
import type { RefObject } from "react";
import { observeSize } from "../observe.ts";
import { heldEdge } from "./heldEdge.ts";
import { usePress } from "./usePress.ts";

interface StickToBottomOptions {
  /** Whether sticking to the bottom is enabled. */
  enabled: boolean;
  /** Whether it sticks to the bottom at first. */
  opensAtEnd: boolean;
  /** The `id` of the last row. */
  lastId: string | undefined;
  /** Whether the last row is growing now. */
  isLastGrowing: boolean;
  /** The row whose beginning is not followed out of view; null without one, and while it is not rendered. */
  keptRow: () => Element | null;
  scrollerRef: RefObject<HTMLElement | null>;
  /** The container of the last row. */
  lastRowRef: RefObject<HTMLElement | null>;
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
  /** Keeps an element of a row where it is in view, while its content is exchanged. */
  hold: (element: Element) => void;
  /** Whether the list sticks to the bottom now. */
  isStuck: () => boolean;
}

/** Distance from the end, in pixels, that counts as being at the end. */
const BOTTOM_TOLERANCE_PX = 48;
/** Frames in which rows are measured for the first time on the way to the end, and change the scroll position. */
const MEASURING_FRAMES = 10;

/**
 * Decides whether a list sticks to its bottom. It sticks at first, detaches when the user scrolls up, and sticks again
 * when the user scrolls back or asks for the end. A row that grows beyond the view is followed until its first line is
 * at the top: from there the user reads.
 */
export function useStickToBottom(options: StickToBottomOptions): StickToBottom {
  const { enabled, opensAtEnd, lastId, isLastGrowing, keptRow, scrollerRef, lastRowRef, onDetachedChange } =
    options;
  const isStuckRef = useRef(enabled && opensAtEnd);
  const isDetachedRef = useRef(!(enabled && opensAtEnd));
  const last = useRef({ top: 0, height: 0, clientHeight: 0, clientWidth: 0 });
  const measuringFrames = useRef(0);
  /** The last row that grows or has grown, and whether its first line is at the top. */
  const growth = useRef<{ id: string | undefined; isAtTop: boolean }>({ id: undefined, isAtTop: false });
  const endHold = useRef<() => void>(undefined);

  // The latest callback in a ref, so that the returned functions are stable.
  const onDetachedChangeRef = useRef(onDetachedChange);
  const keptRowRef = useRef(keptRow);
  useInsertionEffect(() => {
    onDetachedChangeRef.current = onDetachedChange;
    keptRowRef.current = keptRow;
  });

  const setStuck = useCallback((stuck: boolean, isDetached = !stuck) => {
    isStuckRef.current = stuck;
    if (isDetachedRef.current !== isDetached) onDetachedChangeRef.current?.(isDetached);
    isDetachedRef.current = isDetached;
  }, []);

  const scrollToEnd = useCallback(() => {
    const element = scrollerRef.current;
    if (element === null) return;
    const { scrollHeight: height, clientHeight, clientWidth } = element;
    element.scrollTop = height;
    last.current = { top: element.scrollTop, height, clientHeight, clientWidth };
  }, [scrollerRef]);

  /** Scrolls to the end, or only to the first line of a row that grew beyond the view, or of the row that stays in view. */
  const follow = useCallback(() => {
    const element = scrollerRef.current;
    const kept = keptRowRef.current();
    const row = kept ?? lastRowRef.current?.lastElementChild;
    // A change of the window's size is no growth: the end stays the end.
    const isGrowth = growth.current.id !== undefined && measuringFrames.current === 0;
    if (element === null || !row || !(isGrowth || kept)) return scrollToEnd();
    const toEnd = element.scrollHeight - element.clientHeight - element.scrollTop;
    const toFirstLine = distanceToTop(row, element);
    // An earlier first line is above the view: the user has gone to the end.
    if (toFirstLine < -1 || toEnd <= toFirstLine) return scrollToEnd();
    element.scrollTop += toFirstLine;
    last.current = { ...last.current, top: element.scrollTop };
    growth.current.isAtTop = true;
    setStuck(false, toEnd - toFirstLine > BOTTOM_TOLERANCE_PX);
  }, [scrollerRef, lastRowRef, scrollToEnd, setStuck]);

  /** Stays at the end while rows are measured. */
  const settleAtEnd = useCallback(() => {
    const isMeasuring = measuringFrames.current > 0;
    measuringFrames.current = MEASURING_FRAMES;
    scrollToEnd();
    const frame = () => {
      if (measuringFrames.current > 0) measuringFrames.current -= 1;
      if (measuringFrames.current > 0) requestAnimationFrame(frame);
    };
    if (!isMeasuring) requestAnimationFrame(frame);
  }, [scrollToEnd]);

  const afterPress = useRef<() => void>(undefined);
  const isPressed = usePress(scrollerRef, afterPress);
  const update = useCallback(() => {
    const element = scrollerRef.current;
    if (element === null || endHold.current !== undefined) return isStuckRef.current;
    const { scrollHeight: height, scrollTop: top, clientHeight, clientWidth } = element;
    const { clientWidth: lastWidth } = last.current;
    // A turned phone or an opened sidebar changes the heights of all rows: the end stays the end.
    if (enabled && isStuckRef.current && lastWidth > 0 && lastWidth !== clientWidth) {
      settleAtEnd();
      return true;
    }
    const scrolled = top - last.current.top;
    const shrunk = Math.max(0, last.current.height - height);
    const viewportGrowth = Math.max(0, clientHeight - last.current.clientHeight);
    last.current = { top, height, clientHeight, clientWidth };
    if (!enabled) return false;
    const below = height - top - clientHeight;
    const atEnd = below <= BOTTOM_TOLERANCE_PX;
    // What begins the list stays in view, also when only a little is below.
    if (!opensAtEnd && top === 0 && !isStuckRef.current) {
      setStuck(false, !atEnd);
      return false;
    }
    // When content shrinks or the viewport grows, the browser reduces `scrollTop` by at most that much. Only a user
    // scrolls further.
    const isUserScroll = measuringFrames.current === 0 && -scrolled > shrunk + viewportGrowth;
    if (growth.current.isAtTop && Math.abs(scrolled) <= 1) {
      setStuck(false, !atEnd);
      return false;
    }
    growth.current.isAtTop = false;
    setStuck(atEnd || (isStuckRef.current && !isUserScroll));
    // What is under a finger must not move before its click.
    if (isStuckRef.current && !isUserScroll && !isPressed()) follow();
    return isStuckRef.current;
  }, [enabled, opensAtEnd, scrollerRef, setStuck, follow, settleAtEnd, isPressed]);

  useInsertionEffect(() => {
    afterPress.current = () => void update();
  });

  const scrollToEndAndStick = useCallback(() => {
    endHold.current?.();
    growth.current.isAtTop = false;
    const wasStuck = isStuckRef.current;
    setStuck(enabled);
    // Rows are unmeasured only when the list was detached.
    if (wasStuck) scrollToEnd();
    else settleAtEnd();
  }, [enabled, setStuck, scrollToEnd, settleAtEnd]);

  const detach = useCallback(() => {
    endHold.current?.();
    measuringFrames.current = Math.min(measuringFrames.current, 1);
    setStuck(false);
  }, [setStuck]);
  const isStuck = useCallback(() => isStuckRef.current, []);

  const hold = useCallback(
    (element: Element) => {
      endHold.current?.();
      const scroller = scrollerRef.current;
      if (scroller === null) return;
      setStuck(false);
      endHold.current = heldEdge(element, scroller, lastRowRef.current, () => {
        endHold.current = undefined;
        const { scrollTop: top, scrollHeight: height, clientHeight, clientWidth } = scroller;
        last.current = { top, height, clientHeight, clientWidth };
        const rest = height - top - clientHeight;
        setStuck(enabled && rest <= 1, rest > BOTTOM_TOLERANCE_PX);
      });
    },
    [enabled, scrollerRef, lastRowRef, setStuck],
  );
  useEffect(() => () => endHold.current?.(), []);

  useLayoutEffect(() => {
    if (growth.current.id !== lastId) growth.current = { id: undefined, isAtTop: false };
    if (isLastGrowing) growth.current.id = lastId;
  }, [lastId, isLastGrowing]);

  useLayoutEffect(() => {
    if (!enabled) isStuckRef.current = false;
    // Heights are estimates until rows are rendered; `update` corrects the position after each measurement.
    else if (lastId !== undefined && isStuckRef.current) {
      if (keptRowRef.current()) follow();
      else scrollToEnd();
    }
  }, [enabled, lastId, scrollToEnd, follow]);

  // A lower window, such as above a keyboard, changes no row.
  useEffect(() => {
    const element = scrollerRef.current;
    if (element === null || !enabled) return;
    // An observer reports the first size too, which is no change.
    let isFirst = true;
    return observeSize(element, () => {
      if (!isFirst && isStuckRef.current) settleAtEnd();
      isFirst = false;
    });
  }, [enabled, scrollerRef, settleAtEnd]);

  return { update, scrollToEndAndStick, detach, hold, isStuck };
}

/** How far to scroll until a row is at the top of the view, below the list's scroll padding. */
function distanceToTop(row: Element, scroller: HTMLElement): number {
  const padding = Number.parseFloat(getComputedStyle(scroller).scrollPaddingBlockStart) || 0;
  return row.getBoundingClientRect().top - scroller.getBoundingClientRect().top - padding;
}
