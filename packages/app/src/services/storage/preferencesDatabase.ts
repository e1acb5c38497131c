import { readStored } from "./readStored.ts";

/** Where `storedPreferences.ts` stores preferences in IndexedDB. */
export const preferencesDatabase = { name: "mimi-preferences", store: "preferences", key: "chosen" } as const;

/** The choices of the reading settings, as they are stored. */
export const readingChoices = {
  typeface: ["serif", "sans", "legible"],
  size: ["small", "medium", "large", "largest"],
  lineLength: ["short", "medium", "long"],
} as const;

/** Reads the preferences, which are not checked; undefined when nothing was chosen. */
export const readPreferences = (): Promise<unknown> => readStored(preferencesDatabase);
