import { createStore, get, set } from "idb-keyval";
import { boolean, object, optional, parse, picklist, record, string } from "valibot";

const kept = object({
  reading: optional(
    object({
      typeface: picklist(["serif", "sans", "legible"]),
      size: picklist(["small", "medium", "large", "largest"]),
      lineLength: picklist(["short", "medium", "long"]),
    }),
  ),
  density: optional(picklist(["roomy", "standard", "compact"])),
  discreet: optional(boolean()),
  breaks: optional(boolean()),
  blurred: optional(boolean()),
  hidden: optional(record(string(), string())),
});

type Kept = ReturnType<typeof parsed>;

/** What was chosen in this browser, between visits: local storage holds its three values and nothing else (§3). */
export interface KeptPreferences {
  read(): Promise<Kept>;
  keep(preferences: Kept): Promise<void>;
}

let provided: KeptPreferences | undefined;

/** Says where preferences are kept instead of IndexedDB, in tests. */
export function provideKeptPreferences(preferences: KeptPreferences): void {
  provided = preferences;
}

/** They are no part of `services()`: the first picture does without their code. */
export function keptPreferences(): KeptPreferences {
  provided ??= inDatabase();
  return provided;
}

const KEY = "chosen";

/** In IndexedDB; where that is not to be had they last as long as the page. */
function inDatabase(): KeptPreferences {
  const store = createStore("mimi-preferences", "preferences");
  return {
    async read() {
      try {
        return parsed((await get<unknown>(KEY, store)) ?? {});
      } catch {
        // A private window, or what another version wrote: everything is as it is by default.
        return {};
      }
    },
    async keep(preferences) {
      try {
        await set(KEY, preferences, store);
      } catch (error) {
        // What cannot be kept holds for as long as the page lasts; what no database could take is a fault of ours.
        if (error instanceof DOMException && error.name === "DataCloneError") throw error;
      }
    },
  };
}

function parsed(value: unknown) {
  return parse(kept, value);
}
