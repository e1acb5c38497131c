import { useLayoutEffect, useState } from "react";
import type { RefObject } from "react";
import { observeSize } from "../../../components/observe.ts";

/**
 * The number of cards that are laid out as a unit: a page, and what fills its last row, so that no row in the middle of the
 * list has a hole. It follows the width of the list.
 */
export function useWholeRows(list: RefObject<HTMLElement | null>, pageSize: number): number {
  const [columns, setColumns] = useState(1);
  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) return;
    const measure = () => setColumns(columnsOf(element));
    measure();
    return observeSize(element, measure);
  }, [list]);
  return Math.ceil(pageSize / columns) * columns;
}

function columnsOf(list: HTMLElement): number {
  const page = list.firstElementChild;
  return (page && Number(getComputedStyle(page).getPropertyValue("--column-count"))) || 1;
}
