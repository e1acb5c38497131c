import { page } from "../../../services/browser/page.ts";
import { services } from "../../../services/services.ts";
import { storageKeys } from "../../../services/storage/storage.ts";
import { loadPreferences } from "../../../state/preferences/preferences.actions.ts";
import { reloadResults } from "../../../state/preferences/contentFilter.actions.ts";
import { showToast } from "../../../state/overlays/toasts.actions.ts";
import { authState } from "../../auth/auth.store.ts";
import { reloadUser } from "../../auth/user.actions.ts";
import { loadPlan } from "../../plan/plan.actions.ts";
import { applyAdultElsewhere, readAdultChoice } from "../../safety/adult/adult.actions.ts";
import { loginTexts } from "../../../locales/en/login.ts";
import { texts } from "../../../state/texts/texts.ts";
import { readTheme } from "../settings/theme.actions.ts";

/** Applies what other tabs change: the session, the theme, the content filter, the plan. */
export function watchTabs(): void {
  const { storage } = services();
  if (takeSignedOutElsewhere()) showToast("done", texts(loginTexts).signedOutElsewhere);
  let session = storage.session();
  // Another tab may have changed the session while this page was loading.
  if ((session !== null) !== (authState.session.kind === "signed-in")) applySession(session);
  const readSession = () => {
    if (storage.session() === session) return;
    session = storage.session();
    applySession(session);
  };
  page().onShownAgain(readSession);
  page().onStored((key) => {
    if (key === null || key === storageKeys.dark) readTheme();
    if (key === null || key === storageKeys.adult) {
      readAdultChoice();
      reloadResults();
    }
    if (key === null || key === storageKeys.session) readSession();
  });
  page().onTabs(({ changed }) => {
    if (authState.session.kind === "visitor" && changed !== "preferences") return;
    if (changed === "plan") void loadPlan();
    if (changed === "preferences") void loadPreferences();
    if (changed === "profile") void reloadUser();
    if (changed === "adult") void applyAdultElsewhere();
  });
}

/** Loads the page again for who is signed in now. After a sign-out in another tab nothing of the user stays in this one. */
function applySession(session: string | null): void {
  const { browser, drafts } = services();
  if (session === null) {
    drafts.forget();
    page().tabStorage().setItem(SIGNED_OUT_ELSEWHERE, "1");
  }
  browser.reload();
}

/** Whether this page was loaded again because another tab has signed out. Returns true once. */
function takeSignedOutElsewhere(): boolean {
  const tab = page().tabStorage();
  const isSignedOut = tab.getItem(SIGNED_OUT_ELSEWHERE) !== null;
  tab.removeItem(SIGNED_OUT_ELSEWHERE);
  return isSignedOut;
}

/** The key in the tab's storage of a sign-out in another tab, for the page that is loaded next. */
const SIGNED_OUT_ELSEWHERE = "mimi-signed-out-elsewhere";
