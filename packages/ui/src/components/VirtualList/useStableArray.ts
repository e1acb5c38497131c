import { useState } from "react";

/** Returns the previous array while its items are the same, so that memoised children do not render again. */
export function useStableArray<Item>(items: readonly Item[]): readonly Item[] {
  const [previous, setPrevious] = useState(items);
  if (previous.length === items.length && previous.every((item, index) => item === items[index]))
    return previous;
  setPrevious(items);
  return items;
}
