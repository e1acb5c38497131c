import { useEffect, useLayoutEffect, useRef } from "react";
import type { RefObject } from "react";

/**
 * When the focused card is removed from a list, the next card gets the focus, or the last one. Otherwise the focus would
 * be lost, and users of a keyboard would start at the top of the page.
 *
 * @param count The number of cards.
 */
export function useFocusAfterRemoval(list: RefObject<HTMLElement | null>, count: number): void {
  const focusedIndex = useRef(-1);
  const cardsOf = (element: HTMLElement) => [...element.querySelectorAll('[role="listitem"]')];

  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      const element = list.current;
      const card = target instanceof Element ? target.closest('[role="listitem"]') : null;
      focusedIndex.current = element !== null && card !== null ? cardsOf(element).indexOf(card) : -1;
    };
    document.addEventListener("focusin", remember);
    return () => document.removeEventListener("focusin", remember);
  }, [list]);

  useLayoutEffect(() => {
    const element = list.current;
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (element === null || focusedIndex.current < 0 || !isLost) return;
    const cards = cardsOf(element);
    const next = cards[Math.min(focusedIndex.current, cards.length - 1)];
    next?.querySelector<HTMLElement>("a, button")?.focus({ preventScroll: true });
  }, [count, list]);
}
