import { ref } from "valtio";
import { storedPreferences } from "../services/storedPreferences.ts";
import { page } from "../services/page.ts";
import { services } from "../services/services.ts";
import { defaultPreferences, type Preferences, preferencesState } from "./preferences.store.ts";
import { contentFilterState } from "./contentFilter.store.ts";
import { showTitleAgain } from "./title.actions.ts";

let loading: Promise<void> | undefined;

/** Takes up what was chosen in this browser before. */
export function loadPreferences(): Promise<void> {
  loading = load();
  return loading;
}

async function load(): Promise<void> {
  follow({ ...defaultPreferences, ...(await storedPreferences().restore()) });
}

/** Chooses something, from now on and in every tab. */
export async function choose(change: Partial<Preferences>): Promise<void> {
  // What was kept must not come back over what is chosen now.
  await (loading ?? loadPreferences());
  const chosen = { ...preferencesState.chosen, ...change };
  follow(chosen);
  await storedPreferences().persist(chosen);
  services().browser.notifyTabs({ changed: "preferences" });
}

function follow(chosen: Preferences): void {
  Object.assign(preferencesState, { chosen: ref(chosen), known: true });
  const { density, discreet, blurred, hidden } = chosen;
  Object.assign(contentFilterState, { blurred, discreet });
  // What members hide is kept by the API.
  if (services().storage.session() === null) contentFilterState.hidden = { ...hidden };
  page().showDensity(density);
  page().showDiscreet(discreet);
  showTitleAgain();
}
