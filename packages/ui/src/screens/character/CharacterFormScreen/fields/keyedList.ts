interface Keyed {
  readonly key: string;
}

/** Returns a key that no item has. */
export function freshKey(items: readonly Keyed[]): string {
  let number = items.length + 1;
  while (items.some(({ key }) => key === `new-${number}`)) number += 1;
  return `new-${number}`;
}

/** Moves an item by some positions; returns the items unchanged when it cannot move. */
export function moved<Item extends Keyed>(items: readonly Item[], key: string, by: number): readonly Item[] {
  const from = items.findIndex((item) => item.key === key);
  const to = from + by;
  const item = items[from];
  if (item === undefined || to < 0 || to >= items.length) return items;
  return items.toSpliced(from, 1).toSpliced(to, 0, item);
}

/** Changes one item. */
export function changed<Item extends Keyed>(items: readonly Item[], key: string, change: Partial<Item>) {
  return items.map((item) => (item.key === key ? { ...item, ...change } : item));
}
