import { createStore, get, set } from "idb-keyval";
import { boolean, type InferOutput, object, optional, parse, picklist, record, string } from "valibot";
import { preferencesDatabase, readingChoices } from "./preferencesDatabase.ts";

const preferences = object({
  reading: optional(
    object({
      typeface: picklist(readingChoices.typeface),
      size: picklist(readingChoices.size),
      lineLength: picklist(readingChoices.lineLength),
    }),
  ),
  density: optional(picklist(["roomy", "standard", "compact"])),
  discreet: optional(boolean()),
  /** Whether the chat shows each hour how long the user has been in it (product 5). */
  breaks: optional(boolean()),
  /** Whether the user said in this browser to be under 18. */
  minor: optional(boolean()),
  /** Whether covers of adult characters are blurred (product 7). */
  blurred: optional(boolean()),
  /** What visitors hide, by `hiddenKey`, with its name. */
  hidden: optional(record(string(), string())),
});

/** What was chosen in this browser. */
export type ReadPreferences = InferOutput<typeof preferences>;

/** The preferences of this browser, in IndexedDB: local storage contains its three values only (§3). */
export interface StoredPreferences {
  restore(): Promise<ReadPreferences>;
  persist(preferences: ReadPreferences): Promise<void>;
}

let provided: StoredPreferences | undefined;

/** Replaces IndexedDB in tests. */
export function provideStoredPreferences(stored: StoredPreferences): void {
  provided = stored;
}

/** Not a part of `services()`, because the first render does not need this code. */
export function storedPreferences(): StoredPreferences {
  provided ??= inDatabase();
  return provided;
}

/** In IndexedDB. Where it cannot be used they last as long as the page. */
function inDatabase(): StoredPreferences {
  const { name, store: storeName, key } = preferencesDatabase;
  const store = createStore(name, storeName);
  return {
    async restore() {
      try {
        return parse(preferences, (await get<unknown>(key, store)) ?? {});
      } catch {
        // A private window, or a value that another version wrote: the defaults are used.
        return {};
      }
    },
    async persist(chosen) {
      try {
        await set(key, chosen, store);
      } catch (error) {
        // A choice that cannot be stored lasts as long as the page. A value that no database can hold is a bug.
        if (error instanceof DOMException && error.name === "DataCloneError") throw error;
      }
    },
  };
}
