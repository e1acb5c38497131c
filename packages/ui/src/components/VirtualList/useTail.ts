import { useCallback, useEffect, useLayoutEffect, useRef } from "react";
import type { RefObject } from "react";
import type { Following } from "./useFollowing.ts";

interface TailParts {
  /** The `id` of the last row; absent when the list has no row of this kind. */
  id: string | undefined;
  scrollerRef: RefObject<HTMLElement | null>;
  following: Pick<Following, "follow" | "isFollowing">;
  /** How far from the start of all that scrolls a row of the virtualizer begins, as far as it knows. */
  startOf: (id: string) => number | undefined;
}

interface Tail {
  tailRef: RefObject<HTMLDivElement | null>;
  /** To be called when the virtualizer has measured rows. */
  onMeasured: () => void;
}

/**
 * The last row of a list, which stands in the flow behind the virtualizer. Each picture in which it has grown is followed
 * once, when its size is known anyway: nothing is laid out twice for it.
 */
export function useTail({ id, scrollerRef, following, startOf }: TailParts): Tail {
  const { follow, isFollowing } = following;
  const tailRef = useRef<HTMLDivElement>(null);
  const measured = useRef<{ id?: string; start: number; height: number }>({ start: 0, height: 0 });
  const known = useRef(id);
  /** The row before and where it begins on the screen of a reader who does not follow, while it is measured. */
  const place = useRef<{ id: string; top: number }>(undefined);
  const hasTail = id !== undefined;

  useEffect(() => {
    const element = tailRef.current;
    if (!hasTail || element === null) return;
    const observer = new ResizeObserver(() => {
      measured.current = measure(element, known.current);
      follow();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [hasTail, follow]);

  // The row that was the last one until now has gone to the virtualizer, which guesses its height until it has drawn it.
  // Its room is kept meanwhile: without it the end would come closer for a moment, and take the reader along.
  useLayoutEffect(() => {
    const element = tailRef.current;
    const before = known.current;
    known.current = id;
    if (before === undefined || before === id || element === null) return;
    const { id: measuredId, start, height } = measured.current;
    const top = start - (scrollerRef.current?.scrollTop ?? 0);
    element.style.minBlockSize = `${height}px`;
    place.current = isFollowing() || measuredId !== before ? undefined : { id: before, top };
    const end = () => {
      element.style.removeProperty("min-block-size");
      place.current = undefined;
    };
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(end);
    });
    return () => {
      cancelAnimationFrame(frame);
      end();
    };
  }, [id, scrollerRef, isFollowing]);

  const onMeasured = useCallback(() => {
    const [element, scroller] = [tailRef.current, scrollerRef.current];
    // Whoever was led to the end meanwhile has no place to keep.
    const before = isFollowing() ? undefined : place.current;
    // The heights of rows above the reader were guesses: the place in the words is what stays.
    const start = before && startOf(before.id);
    if (scroller !== null && before && start !== undefined) scroller.scrollTop = start - before.top;
    if (element !== null) measured.current = measure(element, known.current);
    follow();
  }, [follow, isFollowing, scrollerRef, startOf]);

  return { tailRef, onMeasured };
}

function measure(tail: HTMLElement, id: string | undefined) {
  // Of the row itself: the element may be holding more room than it needs.
  const row = tail.firstElementChild as HTMLElement | null;
  return { id, start: tail.offsetTop, height: row?.offsetHeight ?? 0 };
}
