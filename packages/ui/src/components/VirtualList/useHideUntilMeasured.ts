import { useCallback, useLayoutEffect, useRef } from "react";
import type { RefObject } from "react";

/**
 * Hides a list that opens at its end until its rows are measured. Without this, browsers would count the correction of
 * estimated heights as a layout shift. Returns a function to call when rows were measured.
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
    // Shown after two frames in any case.
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

/** Whether all rows in the viewport are measured: the virtualizer hides the others. */
function areVisibleRowsMeasured(scroller: HTMLElement | null): boolean {
  const { top, bottom } = scroller?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
  const rows = [...(scroller?.children.item(1)?.children ?? [])] as HTMLElement[];
  return rows.every((row) => {
    if (row.style.visibility !== "hidden") return true;
    const rect = row.getBoundingClientRect();
    return rect.bottom <= top || rect.top >= bottom;
  });
}
