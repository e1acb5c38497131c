import { page } from "../../../services/browser/page.ts";
import { services } from "../../../services/services.ts";
import { storageKeys } from "../../../services/storage/storage.ts";
import { loadPreferences } from "../../../state/preferences/preferences.actions.ts";
import { reloadResults } from "../../../state/preferences/contentFilter.actions.ts";
import { showToast } from "../../../state/overlays/toasts.actions.ts";
import { authState } from "../../auth/auth.store.ts";
import { resumeSession } from "../../auth/session.actions.ts";
import { reloadUser } from "../../auth/user.actions.ts";
import { loadPlan } from "../../plan/plan.actions.ts";
import { readAdultChoice } from "../../safety/adult/adult.actions.ts";
import { loginTexts } from "../../../state/texts/en/login.ts";
import { texts } from "../../../state/texts/texts.ts";
import { readTheme } from "../settings/theme.actions.ts";

/** Applies what other tabs change: the session, the theme, the content filter, the plan. */
export function watchTabs(): void {
  const { storage } = services();
  let session = storage.session();
  // Another tab may have changed the session while this page was loading.
  if ((session !== null) !== (authState.session.kind === "signed-in")) applySession(session);
  page().onStored((key) => {
    if (key === null || key === storageKeys.dark) readTheme();
    if (key === null || key === storageKeys.adult) {
      readAdultChoice();
      reloadResults();
    }
    if ((key === null || key === storageKeys.session) && storage.session() !== session) {
      session = storage.session();
      applySession(session);
    }
  });
  page().onTabs(({ changed }) => {
    if (authState.session.kind === "visitor" && changed !== "preferences") return;
    if (changed === "plan") void loadPlan();
    if (changed === "preferences") void loadPreferences();
    if (changed === "profile") void reloadUser();
  });
}

/** After a sign-out in another tab this page becomes a visitor's. After a sign-in it is reloaded. */
function applySession(session: string | null): void {
  if (session !== null) return services().browser.reload();
  resumeSession();
  reloadResults();
  showToast("done", texts(loginTexts).signedOutElsewhere);
}
