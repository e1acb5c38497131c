import { proxy, ref } from "valtio";
import type { ReadPreferences } from "../../services/storage/storedPreferences.ts";

/** Choices that are stored in this browser, besides the three values of §3. */
export type Preferences = {
  readonly [Name in keyof ReadPreferences]-?: NonNullable<ReadPreferences[Name]>;
};

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
