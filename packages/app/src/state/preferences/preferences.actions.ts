import { ref } from "valtio";
import { storedPreferences } from "../../services/storage/storedPreferences.ts";
import { page } from "../../services/browser/page.ts";
import { services } from "../../services/services.ts";
import { defaultPreferences, type Preferences, preferencesState } from "./preferences.store.ts";
import { contentFilterState } from "./contentFilter.store.ts";
import { showTitleAgain } from "../texts/title.actions.ts";

let loading: Promise<void> | undefined;
/** How many choices were made. */
let choices = 0;

/** Restores the preferences of this browser. */
export function loadPreferences(): Promise<void> {
  loading = load();
  return loading;
}

async function load(): Promise<void> {
  const before = choices;
  const stored = await storedPreferences().restore();
  // What was chosen meanwhile is newer.
  if (choices === before) apply({ ...defaultPreferences, ...stored });
}

/** Changes preferences, in every tab. */
export async function choose(change: Partial<Preferences>): Promise<void> {
  // The restored values must not overwrite this change.
  await (loading ?? loadPreferences());
  const chosen = { ...preferencesState.chosen, ...change };
  choices += 1;
  apply(chosen);
  await storedPreferences().persist(chosen);
  page().notifyTabs({ changed: "preferences" });
}

function apply(chosen: Preferences): void {
  Object.assign(preferencesState, { chosen: ref(chosen), known: true });
  const { density, discreet, blurred, hidden } = chosen;
  Object.assign(contentFilterState, { blurred, discreet });
  // For users the API stores what they hide.
  if (services().storage.session() === null) contentFilterState.hidden = { ...hidden };
  page().showDensity(density);
  page().showDiscreet(discreet);
  showTitleAgain();
}
