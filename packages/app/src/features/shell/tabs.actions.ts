import { page } from "../../services/page.ts";
import { services } from "../../services/services.ts";
import { storageKeys } from "../../services/storage.ts";
import { loadPreferences } from "../../state/preferences.actions.ts";
import { reloadResults } from "../../state/contentFilter.actions.ts";
import { showToast } from "../../state/toasts.actions.ts";
import { authState } from "../auth/auth.store.ts";
import { resumeSession } from "../auth/session.actions.ts";
import { reloadUser } from "../auth/user.actions.ts";
import { loadPlan } from "../plan/plan.actions.ts";
import { followAdult } from "../safety/adult.actions.ts";
import { followTheme } from "./theme.actions.ts";

const SIGNED_OUT_ELSEWHERE = "You have signed out in another tab.";

/** Keeps this tab as the others are: who is signed in, the theme, what may be seen, the plan. */
export function watchTabs(): void {
  const { browser, storage } = services();
  let session = storage.session();
  // What another tab did since this one began to load has not been heard.
  if ((session !== null) !== (authState.session.kind === "signed-in")) followSession(session);
  page().onStored((key) => {
    if (key === null || key === storageKeys.dark) followTheme();
    if (key === null || key === storageKeys.adult) {
      followAdult();
      reloadResults();
    }
    if ((key === null || key === storageKeys.session) && storage.session() !== session) {
      session = storage.session();
      followSession(session);
    }
  });
  browser.onTabs(({ changed }) => {
    if (authState.session.kind === "visitor" && changed !== "preferences") return;
    if (changed === "plan") void loadPlan();
    if (changed === "preferences") void loadPreferences();
    if (changed === "profile") void reloadUser();
  });
}

/** Signed out elsewhere: here too, and what shows stays. Signed in elsewhere: this page is loaded anew for them. */
function followSession(session: string | null): void {
  if (session !== null) return services().browser.reload();
  resumeSession();
  reloadResults();
  showToast("done", SIGNED_OUT_ELSEWHERE);
}
