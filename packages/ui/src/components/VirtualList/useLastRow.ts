import { useCallback, useEffect, useLayoutEffect, useRef } from "react";
import type { RefObject } from "react";
import { observeSize } from "../observe.ts";
import type { StickToBottom } from "./useStickToBottom.ts";

interface LastRowOptions {
  /** The `id` of the last row; absent when the list has none. */
  id: string | undefined;
  scrollerRef: RefObject<HTMLElement | null>;
  /** The container of the last row. */
  lastRowRef: RefObject<HTMLDivElement | null>;
  stick: Pick<StickToBottom, "update" | "isStuck">;
  /** The offset of a row of the virtualizer from the start of the scrolled content, as far as it is known. */
  rowStart: (id: string) => number | undefined;
}

/**
 * Manages the last row of a list, which is rendered after the virtualizer. Each growth is handled once, after layout,
 * so that it causes no extra layout. Returns a function to call when the virtualizer has measured rows.
 */
export function useLastRow({ id, scrollerRef, lastRowRef, stick, rowStart }: LastRowOptions): () => void {
  const { update, isStuck } = stick;
  const measured = useRef<{ id?: string; start: number; height: number }>({ start: 0, height: 0 });
  const currentId = useRef(id);
  /** The previous last row and its position on the screen, for a detached list, until it is measured. */
  const anchor = useRef<{ id: string; top: number }>(undefined);
  const hasLastRow = id !== undefined;

  useEffect(() => {
    const element = lastRowRef.current;
    if (!hasLastRow || element === null) return;
    return observeSize(element, () => {
      measured.current = measureLastRow(element, currentId.current);
      update();
    });
  }, [hasLastRow, lastRowRef, update]);

  // The previous last row is now in the virtualizer, which estimates its height until it is rendered. Its height is
  // reserved until then: otherwise the end would jump up and scroll the user along.
  useLayoutEffect(() => {
    const element = lastRowRef.current;
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
  }, [id, scrollerRef, lastRowRef, isStuck]);

  const onMeasured = useCallback(() => {
    const [element, scroller] = [lastRowRef.current, scrollerRef.current];
    // A list that was scrolled to the end has no position to restore.
    const anchorRow = isStuck() ? undefined : anchor.current;
    // Heights of rows above were estimates: the position of the anchor row is restored.
    const start = anchorRow && rowStart(anchorRow.id);
    if (scroller !== null && anchorRow && start !== undefined) scroller.scrollTop = start - anchorRow.top;
    if (element !== null) measured.current = measureLastRow(element, currentId.current);
    update();
  }, [update, isStuck, scrollerRef, lastRowRef, rowStart]);

  return onMeasured;
}

function measureLastRow(container: HTMLElement, id: string | undefined) {
  // Measures the row itself: the container may be reserving more height, and may have the rows before it.
  const row = container.lastElementChild?.getBoundingClientRect();
  const offset = row ? row.top - container.getBoundingClientRect().top : 0;
  // Whole pixels, as in the layout: a fraction would move the rows.
  return { id, start: container.offsetTop + Math.round(offset), height: Math.round(row?.height ?? 0) };
}
