import { createStore, get, set } from "idb-keyval";

/** The searches made in this browser, the latest first. */
export interface RecentSearches {
  read(): Promise<readonly string[]>;
  keep(searches: readonly string[]): void;
}

const KEY = "recent";

/** Recent searches in IndexedDB; where that is not to be had there are none. */
export function createRecentSearches(): RecentSearches {
  const store = createStore("mimi-searches", "searches");
  return {
    read: async () => (await attempt(() => get<readonly string[]>(KEY, store))) ?? [],
    // What cannot be kept is shown for as long as the page lasts.
    keep: (searches) => void attempt(() => set(KEY, searches, store)),
  };
}

/** Where the browser forbids the database it throws at once, before there is a promise. */
async function attempt<T>(access: () => Promise<T>): Promise<T | undefined> {
  try {
    return await access();
  } catch {
    return undefined;
  }
}
