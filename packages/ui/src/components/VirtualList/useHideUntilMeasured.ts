import { useCallback, useLayoutEffect, useRef } from "react";
import type { RefObject } from "react";

/**
 * Keeps a list that stands at its end from sight while the heights of its rows are guesses. They are measured before
 * the first picture is drawn; a browser that looks on would count the move from the one to the other as a jump.
 * Answers with what is to be called when rows were measured.
 */
export function useHideUntilMeasured(
  scrollerRef: RefObject<HTMLElement | null>,
  hasUnmeasuredRows: boolean,
): () => void {
  const reveal = useRef<() => void>(undefined);
  const shouldHide = useRef(hasUnmeasuredRows);

  useLayoutEffect(() => {
    const scroller = scrollerRef.current;
    if (scroller === null || !shouldHide.current) return;
    shouldHide.current = false;
    scroller.style.opacity = "0";
    const revealNow = () => {
      scroller.style.removeProperty("opacity");
      reveal.current = undefined;
    };
    reveal.current = revealNow;
    // Whatever becomes of the rows: nobody waits longer than for one picture.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(revealNow);
    });
    return () => {
      cancelAnimationFrame(frame);
      revealNow();
    };
  }, [scrollerRef]);

  return useCallback(() => {
    if (reveal.current !== undefined && areVisibleRowsMeasured(scrollerRef.current)) reveal.current();
  }, [scrollerRef]);
}

/** Whether no row in sight is a guess: the virtualizer hides those. */
function areVisibleRowsMeasured(scroller: HTMLElement | null): boolean {
  const { top, bottom } = scroller?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
  const rows = [...(scroller?.children.item(1)?.children ?? [])] as HTMLElement[];
  return rows.every((row) => {
    if (row.style.visibility !== "hidden") return true;
    const rect = row.getBoundingClientRect();
    return rect.bottom <= top || rect.top >= bottom;
  });
}
