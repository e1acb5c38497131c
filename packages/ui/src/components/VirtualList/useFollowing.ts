import { useCallback, useInsertionEffect, useLayoutEffect, useRef } from "react";
import type { RefObject } from "react";

interface FollowingParts {
  /** Whether it follows at all. */
  follows: boolean;
  /** The `id` of the last row. */
  lastId: string | undefined;
  scrollerRef: RefObject<HTMLElement | null>;
  onAwayChange: ((away: boolean) => void) | undefined;
}

/** Whether and how a list follows its end. */
export interface Following {
  /** To be called whenever the scroll position or a size has changed; says whether it follows. */
  follow: () => boolean;
  /** Goes to the end and follows again. */
  toEnd: () => void;
  /** Lets go, because the reader is led elsewhere. */
  letGo: () => void;
  /** Whether it follows at the moment. */
  isFollowing: () => boolean;
}

/** Pixels from the end within which a reader counts as being at it. */
const AT_END = 48;
/** Frames in which rows on the way to the end are measured for the first time, and move the place themselves. */
const SETTLING = 10;

/**
 * The one place that decides whether the list follows its end. It follows from the start, lets go when the
 * reader scrolls away, and takes up again when they come back or ask to.
 */
export function useFollowing({ follows, lastId, scrollerRef, onAwayChange }: FollowingParts): Following {
  const following = useRef(follows);
  const last = useRef({ top: 0, height: 0, room: 0 });
  const settling = useRef(0);

  // The latest one, so that what is made of it lasts from one rendering to the next.
  const tell = useRef(onAwayChange);
  useInsertionEffect(() => {
    tell.current = onAwayChange;
  });

  const set = useCallback((isFollowing: boolean) => {
    if (following.current !== isFollowing) tell.current?.(!isFollowing);
    following.current = isFollowing;
  }, []);

  const scrollToEnd = useCallback(() => {
    const element = scrollerRef.current;
    if (element === null) return;
    const { scrollHeight: height, clientHeight: room } = element;
    element.scrollTop = height;
    last.current = { top: element.scrollTop, height, room };
  }, [scrollerRef]);

  const follow = useCallback(() => {
    const element = scrollerRef.current;
    if (element === null) return following.current;
    const { scrollHeight: height, scrollTop: top, clientHeight: room } = element;
    const climbed = last.current.top - top;
    const shrunk = Math.max(0, last.current.height - height);
    const widened = Math.max(0, room - last.current.room);
    last.current = { top, height, room };
    if (!follows) return false;
    const atEnd = height - top - room <= AT_END;
    // Content that shrinks, or a composer that gives its room back, moves the place up by no more than that: only
    // a reader moves it further.
    const left = settling.current === 0 && climbed > shrunk + widened;
    set(atEnd || (following.current && !left));
    if (following.current && !left) scrollToEnd();
    return following.current;
  }, [follows, scrollerRef, set, scrollToEnd]);

  const toEnd = useCallback(() => {
    const isUnderWay = settling.current > 0;
    // Only on the way from elsewhere are there rows that nobody has measured.
    if (!following.current) settling.current = SETTLING;
    set(follows);
    scrollToEnd();
    const frame = () => {
      if (settling.current > 0) settling.current -= 1;
      if (settling.current > 0) requestAnimationFrame(frame);
    };
    if (!isUnderWay && settling.current > 0) requestAnimationFrame(frame);
  }, [follows, set, scrollToEnd]);

  const letGo = useCallback(() => {
    settling.current = Math.min(settling.current, 1);
    set(false);
  }, [set]);
  const isFollowing = useCallback(() => following.current, []);

  useLayoutEffect(() => {
    if (!follows) following.current = false;
    // Heights are guesses until they are drawn; `follow` corrects the place with each that becomes known.
    else if (lastId !== undefined && following.current) scrollToEnd();
  }, [follows, lastId, scrollToEnd]);

  return { follow, toEnd, letGo, isFollowing };
}
