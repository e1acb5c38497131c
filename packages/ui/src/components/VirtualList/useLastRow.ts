import { useCallback, useEffect, useLayoutEffect, useRef } from "react";
import type { RefObject } from "react";
import type { StickToBottom } from "./useStickToBottom.ts";

interface LastRowOptions {
  /** The `id` of the last row; absent when the list has no row of this kind. */
  id: string | undefined;
  scrollerRef: RefObject<HTMLElement | null>;
  stick: Pick<StickToBottom, "update" | "isStuck">;
  /** How far from the start of all that scrolls a row of the virtualizer begins, as far as it knows. */
  rowStart: (id: string) => number | undefined;
}

interface LastRow {
  lastRowRef: RefObject<HTMLDivElement | null>;
  /** To be called when the virtualizer has measured rows. */
  onMeasured: () => void;
}

/**
 * The last row of a list, which stands in the flow behind the virtualizer. Each picture in which it has grown is followed
 * once, when its size is known anyway: nothing is laid out twice for it.
 */
export function useLastRow({ id, scrollerRef, stick, rowStart }: LastRowOptions): LastRow {
  const { update, isStuck } = stick;
  const tailRef = useRef<HTMLDivElement>(null);
  const measured = useRef<{ id?: string; start: number; height: number }>({ start: 0, height: 0 });
  const currentId = useRef(id);
  /** The row before and where it begins on the screen of a reader who does not update, while it is measured. */
  const anchor = useRef<{ id: string; top: number }>(undefined);
  const hasLastRow = id !== undefined;

  useEffect(() => {
    const element = tailRef.current;
    if (!hasLastRow || element === null) return;
    const observer = new ResizeObserver(() => {
      measured.current = measureLastRow(element, currentId.current);
      update();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [hasLastRow, update]);

  // The row that was the last one until now has gone to the virtualizer, which guesses its height until it has drawn it.
  // Its room is kept meanwhile: without it the end would come closer for a moment, and take the reader along.
  useLayoutEffect(() => {
    const element = tailRef.current;
    const previousId = currentId.current;
    currentId.current = id;
    if (previousId === undefined || previousId === id || element === null) return;
    const { id: measuredId, start, height } = measured.current;
    const top = start - (scrollerRef.current?.scrollTop ?? 0);
    element.style.minBlockSize = `${height}px`;
    anchor.current = isStuck() || measuredId !== previousId ? undefined : { id: previousId, top };
    const end = () => {
      element.style.removeProperty("min-block-size");
      anchor.current = undefined;
    };
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(end);
    });
    return () => {
      cancelAnimationFrame(frame);
      end();
    };
  }, [id, scrollerRef, isStuck]);

  const onMeasured = useCallback(() => {
    const [element, scroller] = [tailRef.current, scrollerRef.current];
    // Whoever was led to the end meanwhile has no place to keep.
    const anchorRow = isStuck() ? undefined : anchor.current;
    // The heights of rows above the reader were guesses: the place in the words is what stays.
    const start = anchorRow && rowStart(anchorRow.id);
    if (scroller !== null && anchorRow && start !== undefined) scroller.scrollTop = start - anchorRow.top;
    if (element !== null) measured.current = measureLastRow(element, currentId.current);
    update();
  }, [update, isStuck, scrollerRef, rowStart]);

  return { lastRowRef: tailRef, onMeasured };
}

function measureLastRow(container: HTMLElement, id: string | undefined) {
  // Of the row itself: the element may be holding more room than it needs.
  const row = container.firstElementChild as HTMLElement | null;
  return { id, start: container.offsetTop, height: row?.offsetHeight ?? 0 };
}
