import type { FilterDensity } from "@mimi/ui/filter-dialog";
import type { ReadingSettings } from "@mimi/ui/reading-pane";
import { proxy, ref } from "valtio";

/** Choices that are stored in this browser, besides the three values of §3. */
export interface Preferences {
  readonly reading: ReadingSettings;
  readonly density: FilterDensity;
  readonly discreet: boolean;
  /** Whether the chat shows each hour how long the user has been in it (product 5). */
  readonly breaks: boolean;
  /** Whether the user said in this browser to be under 18. */
  readonly minor: boolean;
  /** Whether covers of adult characters are blurred (product 7). */
  readonly blurred: boolean;
  /** What visitors hide, by `hiddenKey`, with its name. */
  readonly hidden: Readonly<Record<string, string>>;
}

export const defaultPreferences: Preferences = {
  reading: { typeface: "serif", size: "medium", lineLength: "medium" },
  density: "standard",
  discreet: false,
  breaks: false,
  minor: false,
  blurred: true,
  hidden: {},
};

export interface PreferencesState {
  /** Held by `ref`: a database cannot store a proxy. */
  chosen: Preferences;
  /** Whether the choices are restored. Until then these are the defaults, and the page shows what the prelude has read. */
  known: boolean;
}

export const unknownPreferences: PreferencesState = { chosen: ref(defaultPreferences), known: false };

export const preferencesState = proxy<PreferencesState>({ ...unknownPreferences });
