import { createStore, get, set } from "idb-keyval";
import { ignoringStorageErrors } from "./ignoringStorageErrors.ts";

/** The searches made in this browser, the latest first. */
export interface RecentSearches {
  read(): Promise<readonly string[]>;
  save(searches: readonly string[]): void;
}

const KEY = "recent";

/** Recent searches in IndexedDB. Without IndexedDB there are none. */
export function createRecentSearches(): RecentSearches {
  const store = createStore("mimi-searches", "searches");
  return {
    read: async () => (await ignoringStorageErrors(() => get<readonly string[]>(KEY, store))) ?? [],
    // A list that cannot be stored lasts as long as the page.
    save: (searches) => void ignoringStorageErrors(() => set(KEY, searches, store)),
  };
}
