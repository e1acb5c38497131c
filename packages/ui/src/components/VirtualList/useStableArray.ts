import { useState } from "react";

/** The rows of the rendering before, as long as they are the same ones: what is made of them needs no making anew. */
export function useStableArray<Item>(items: readonly Item[]): readonly Item[] {
  const [previous, setPrevious] = useState(items);
  if (previous.length === items.length && previous.every((item, index) => item === items[index]))
    return previous;
  setPrevious(items);
  return items;
}
