import { useCallback, useLayoutEffect, useRef } from "react";
import type { RefObject } from "react";

/**
 * Keeps a list that stands at its end from sight while the heights of its rows are guesses. They are measured before
 * the first picture is drawn; a browser that looks on would count the move from the one to the other as a jump.
 * Answers with what is to be called when rows were measured.
 */
export function useFirstSight(scrollerRef: RefObject<HTMLElement | null>, isGuessed: boolean): () => void {
  const show = useRef<() => void>(undefined);
  const guessedAtFirst = useRef(isGuessed);

  useLayoutEffect(() => {
    const scroller = scrollerRef.current;
    if (scroller === null || !guessedAtFirst.current) return;
    guessedAtFirst.current = false;
    scroller.style.opacity = "0";
    const end = () => {
      scroller.style.removeProperty("opacity");
      show.current = undefined;
    };
    show.current = end;
    // Whatever becomes of the rows: nobody waits longer than for one picture.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(end);
    });
    return () => {
      cancelAnimationFrame(frame);
      end();
    };
  }, [scrollerRef]);

  return useCallback(() => {
    if (show.current !== undefined && areMeasured(scrollerRef.current)) show.current();
  }, [scrollerRef]);
}

/** Whether no row in sight is a guess: the virtualizer hides those. */
function areMeasured(scroller: HTMLElement | null): boolean {
  const { top, bottom } = scroller?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
  const rows = [...(scroller?.children.item(1)?.children ?? [])] as HTMLElement[];
  return rows.every((row) => {
    if (row.style.visibility !== "hidden") return true;
    const place = row.getBoundingClientRect();
    return place.bottom <= top || place.top >= bottom;
  });
}
