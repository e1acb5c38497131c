import type { Page } from "@mimi/contract";
import { ref } from "valtio";
import { isAbort } from "../../services/api/ApiError.ts";
import { type Failed, failed, startRequest } from "./resource.ts";

/** A list as far as it is loaded. */
export interface LoadedPages<Item> {
  readonly kind: "ready";
  /** Each id once, in the order of arrival (§3). */
  readonly items: readonly Item[];
  /** The last loaded page, from 1. */
  readonly page: number;
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
  const isCurrent = startRequest(store, key);
  try {
    const page = await fetchPage(1, count);
    if (!isCurrent()) return false;
    store[key] = withPage(undefined, page, count, idOf);
  } catch (error) {
    if (isAbort(error)) return false;
    const failure = failed(error);
    if (!isCurrent()) return false;
    store[key] = failure;
  }
  return true;
}

/** Loads the next page, unless there is none or it is being loaded. */
export async function loadNextPage<Key extends string, Item>(
  store: Store<Key, NoInfer<Item>>,
  key: Key,
  { fetchPage, idOf }: PageSource<Item>,
): Promise<void> {
  const list: PagedResource<Item> | null | undefined = store[key];
  if (list?.kind !== "ready" || list.more === "none" || list.more === "loading") return;
  store[key] = { ...list, items: ref(list.items), more: "loading" };
  const isCurrent = startRequest(store, key);
  try {
    const page = await fetchPage(list.page + 1, list.count);
    if (isCurrent()) store[key] = withPage(list, page, list.count, idOf);
  } catch (error) {
    if (isAbort(error)) return;
    failed(error);
    if (isCurrent()) store[key] = { ...list, items: ref(list.items), more: "failed" };
  }
}

/**
 * A list with one more page. The items are held by `ref`: valtio would make a proxy of each of them. An item that moved
 * from one page to the next meanwhile is listed once.
 */
export function withPage<Item>(
  list: LoadedPages<Item> | undefined,
  page: Page<Item> & { readonly adult?: number },
  count: number,
  idOf: (item: Item) => unknown,
): LoadedPages<Item> {
  const byId = new Map((list?.items ?? []).map((item) => [idOf(item), item]));
  for (const item of page.items) if (!byId.has(idOf(item))) byId.set(idOf(item), item);
  const { page: number, has_more, hidden, adult = 0 } = page;
  const items = ref([...byId.values()]);
  return { kind: "ready", items, page: number, count, more: has_more ? "available" : "none", hidden, adult };
}
