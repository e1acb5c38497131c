import type { Page } from "@mimi/contract";
import { ref } from "valtio";
import { isAbort } from "../../services/api/ApiError.ts";
import { type Failed, failed, startLatestRequest } from "./resource.ts";

/** A list as far as it is loaded. */
export interface LoadedPages<Item> {
  readonly kind: "ready";
  /** Each id once (§3), in the order of the API as far as it is known. */
  readonly items: readonly Item[];
  /** Items per page; the same for all pages of the list. */
  readonly count: number;
  /** Whether there is a next page, and the state of loading it. */
  readonly more: "none" | "available" | "loading" | "failed";
  /** How many items the API left out because of the content filter. */
  readonly hidden: number;
  /** How many of those are adult. Only lists of characters count them. */
  readonly adult: number;
}

/** A list of the API that is loaded page by page. */
export type PagedResource<Item> = { readonly kind: "loading" } | LoadedPages<Item> | Failed;

/** How the pages of a list are loaded. */
export interface PageSource<Item> {
  readonly fetchPage: (page: number, count: number) => Promise<Page<Item> & { readonly adult?: number }>;
  readonly idOf: (item: Item) => unknown;
}

type Store<Key extends string, Item> = Record<Key, PagedResource<Item> | null | undefined>;

/**
 * Loads a list from its first page. A list that is there already stays until the new one is loaded. Resolves to whether
 * the answer was applied: it is dropped when a later request was started, or the list was replaced meanwhile.
 *
 * @param count Items per page.
 */
export async function loadFirstPage<Key extends string, Item>(
  store: Store<Key, NoInfer<Item>>,
  key: Key,
  count: number,
  { fetchPage, idOf }: PageSource<Item>,
): Promise<boolean> {
  if (store[key]?.kind !== "ready") store[key] = { kind: "loading" };
  const read = async () => withPage(undefined, await fetchPage(1, count), count, idOf);
  return loadList(store, key, read, failed);
}

/** Loads about one more page, unless there is none or it is being loaded. */
export async function loadNextPage<Key extends string, Item>(
  store: Store<Key, NoInfer<Item>>,
  key: Key,
  source: PageSource<Item>,
): Promise<void> {
  const list: PagedResource<Item> | null | undefined = store[key];
  if (list?.kind !== "ready" || list.more === "none" || list.more === "loading") return;
  store[key] = { ...list, items: ref(list.items), more: "loading" };
  const read = async (now: PagedResource<Item>) => (now.kind === "ready" ? readMore(now, source) : now);
  const fail = (error: unknown, now: PagedResource<Item>): PagedResource<Item> => {
    const failure = failed(error);
    return now.kind === "ready" ? { ...now, items: ref(now.items), more: "failed" } : failure;
  };
  await loadList(store, key, read, fail);
}

/**
 * Changes the items of a loaded list: removes, restores or replaces some. A list that becomes empty while the API has more
 * loads its next page.
 */
export function changeItems<Key extends string, Item>(
  store: Store<Key, NoInfer<Item>>,
  key: Key,
  source: PageSource<Item>,
  change: (items: readonly Item[]) => readonly Item[],
): void {
  const list: PagedResource<Item> | null | undefined = store[key];
  if (list?.kind !== "ready") return;
  store[key] = { ...list, items: ref(change(list.items)) };
  if (list.items.length > 0 && store[key].items.length === 0) void loadNextPage(store, key, source);
}

/**
 * Loads a list and applies the answer. When items were changed meanwhile, the answer may still contain what was removed: it
 * is loaded again. Resolves to whether an answer or a failure was applied.
 */
async function loadList<Key extends string, Item>(
  store: Store<Key, Item>,
  key: Key,
  read: (now: PagedResource<Item>) => Promise<PagedResource<Item>>,
  fail: (error: unknown, now: PagedResource<Item>) => PagedResource<Item>,
): Promise<boolean> {
  const before: PagedResource<Item> | null | undefined = store[key];
  if (!before) return false;
  const isLatest = startLatestRequest(store, key);
  let answer: PagedResource<Item>;
  try {
    answer = await read(before);
  } catch (error) {
    if (isAbort(error)) return false;
    answer = fail(error, before);
  }
  if (!isLatest()) return false;
  if (store[key] === before) {
    store[key] = answer;
    return true;
  }
  const isChanged = before.kind === "ready" && store[key]?.kind === "ready";
  return isChanged && loadList(store, key, read, fail);
}

/**
 * A list with about one more page. The list of the API may have become shorter or longer since its pages were loaded, so the
 * page that contains the last known item is read again, with the one after it. Without a known item in them, an item
 * between could be missing: then the pages before are read too.
 */
async function readMore<Item>(
  list: LoadedPages<Item>,
  { fetchPage, idOf }: PageSource<Item>,
): Promise<LoadedPages<Item>> {
  const { items, count } = list;
  const ids = new Set(items.map(idOf));
  const isKnown = (item: Item) => ids.has(idOf(item));
  let first = Math.max(1, Math.ceil(items.length / count));
  const pages = await Promise.all([fetchPage(first, count), fetchPage(first + 1, count)]);
  while (first > 1 && !pages[0]?.items.some(isKnown)) {
    first -= 1;
    pages.unshift(await fetchPage(first, count));
  }
  // Other pages can be known as a whole, after many items were added at the beginning.
  while (pages.at(-1)?.has_more && pages.every((page) => page.items.every(isKnown))) {
    pages.push(await fetchPage(first + pages.length, count));
  }
  return pages.reduce((merged, page) => withPage(merged, page, count, idOf), list);
}

/**
 * A list with one more page. The items are held by `ref`: valtio would make a proxy of each of them. A known item keeps its
 * place. A new one follows the item that it follows in the page.
 */
export function withPage<Item>(
  list: LoadedPages<Item> | undefined,
  page: Page<Item> & { readonly adult?: number },
  count: number,
  idOf: (item: Item) => unknown,
): LoadedPages<Item> {
  const items = [...(list?.items ?? [])];
  const { has_more, hidden, adult = 0 } = page;
  const placeOf = (item: Item) => items.findIndex((known) => idOf(known) === idOf(item));
  const firstKnown = page.items.map(placeOf).find((place) => place >= 0);
  let at = firstKnown ?? items.length;
  for (const item of page.items) {
    const place = placeOf(item);
    if (place < 0) items.splice(at, 0, item);
    at = (place < 0 ? at : place) + 1;
  }
  return {
    ...{ kind: "ready", items: ref(items), count, hidden, adult },
    more: has_more ? "available" : "none",
  };
}
