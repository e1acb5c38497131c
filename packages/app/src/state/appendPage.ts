import type { Page } from "@mimi/contract";

/** The items of a list with one page more, each id once: items may move from one page to another meanwhile. */
export function appendPage<Item>(
  before: readonly Item[],
  page: Pick<Page<Item>, "items">,
  idOf: (item: Item) => unknown,
): readonly Item[] {
  const byId = new Map(before.map((item) => [idOf(item), item]));
  for (const item of page.items) if (!byId.has(idOf(item))) byId.set(idOf(item), item);
  return [...byId.values()];
}
