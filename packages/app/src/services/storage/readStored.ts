/** A value in IndexedDB: the names of its database and store, and its key. */
export interface StoredAt {
  readonly name: string;
  readonly store: string;
  readonly key: string;
}

/**
 * Reads a value from IndexedDB with no library, for the prelude; undefined when there is none. The value is not checked:
 * another version may have written it.
 */
export function readStored({ name, store, key }: StoredAt): Promise<unknown> {
  return new Promise((resolve) => {
    const resolveEmpty = () => resolve(undefined);
    let opening: IDBOpenDBRequest;
    try {
      opening = indexedDB.open(name);
    } catch {
      // Where IndexedDB is forbidden, nothing is stored.
      return resolveEmpty();
    }
    // There is no database yet. Without this an empty one would be created.
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onerror = resolveEmpty;
    opening.onsuccess = () => {
      const database = opening.result;
      const reading = database.transaction(store).objectStore(store).get(key);
      reading.onsuccess = () => resolve(reading.result);
      reading.onerror = resolveEmpty;
      database.close();
    };
  });
}
