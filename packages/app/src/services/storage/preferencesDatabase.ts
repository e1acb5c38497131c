/** Where `storedPreferences.ts` stores preferences in IndexedDB. */
export const preferencesDatabase = { name: "mimi-preferences", store: "preferences", key: "chosen" } as const;

/** The choices of the reading settings, as they are stored. */
export const readingChoices = {
  typeface: ["serif", "sans", "legible"],
  size: ["small", "medium", "large", "largest"],
  lineLength: ["short", "medium", "long"],
} as const;

/**
 * Reads the preferences with no library, for the prelude; undefined when nothing was chosen. The value is not checked:
 * another version may have written it.
 */
export function readPreferences(): Promise<unknown> {
  const { name, store, key } = preferencesDatabase;
  return new Promise((resolve) => {
    const resolveEmpty = () => resolve(undefined);
    let opening: IDBOpenDBRequest;
    try {
      opening = indexedDB.open(name);
    } catch {
      // Where IndexedDB is forbidden, the defaults are used.
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
