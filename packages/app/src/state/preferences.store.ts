import type { FilterDensity } from "@mimi/ui/filter-dialog";
import type { ReadingSettings } from "@mimi/ui/reading-pane";
import { proxy, ref } from "valtio";

/** What somebody has chosen in this browser, besides the three values of §3. */
export interface Preferences {
  readonly reading: ReadingSettings;
  readonly density: FilterDensity;
  readonly discreet: boolean;
  /** Whether to be told, every hour, how long one has been in a conversation (product 5). */
  readonly breaks: boolean;
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
  blurred: true,
  hidden: {},
};

export interface PreferencesState {
  /** Held as it is: a database takes no proxies. */
  chosen: Preferences;
  /** Whether the choices are read; until then the defaults hold here, and the page is as the prelude has set it. */
  known: boolean;
}

export const unknownPreferences: PreferencesState = { chosen: ref(defaultPreferences), known: false };

export const preferencesState = proxy<PreferencesState>({ ...unknownPreferences });
