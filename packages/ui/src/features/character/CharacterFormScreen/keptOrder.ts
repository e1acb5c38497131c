interface Keyed {
  readonly key: string;
}

/** A key that none of the items has. */
export function freshKey(items: readonly Keyed[]): string {
  let number = items.length + 1;
  while (items.some(({ key }) => key === `new-${number}`)) number += 1;
  return `new-${number}`;
}

/** The items with one of them moved by so many places; as they are when it has nowhere to go. */
export function moved<Item extends Keyed>(items: readonly Item[], key: string, by: number): readonly Item[] {
  const from = items.findIndex((item) => item.key === key);
  const to = from + by;
  const item = items[from];
  if (item === undefined || to < 0 || to >= items.length) return items;
  return items.toSpliced(from, 1).toSpliced(to, 0, item);
}

/** The items with a part of one of them changed. */
export function changed<Item extends Keyed>(items: readonly Item[], key: string, change: Partial<Item>) {
  return items.map((item) => (item.key === key ? { ...item, ...change } : item));
}
