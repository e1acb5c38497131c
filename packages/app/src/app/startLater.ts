import { authState } from "../features/auth/auth.store.ts";
import { showCheckoutMessage } from "../features/auth/checkout.actions.ts";
import { loadPaidPlan } from "../features/plan/plan.actions.ts";
import { readAdultChoice, resumeAdultChoice, watchUnder18 } from "../features/safety/adult/adult.actions.ts";
import { watchAdultsOnly } from "../features/safety/adult/adultsOnly.actions.ts";
import { adoptHidden } from "../features/safety/hidden/hidden.actions.ts";
import { watchBanners } from "../features/shell/notifications/banners.actions.ts";
import { choosePremium } from "../features/shell/frame/shell.actions.ts";
import { watchShellCookie } from "../features/shell/sync/shellCookie.actions.ts";
import { watchTabs } from "../features/shell/sync/tabs.actions.ts";
import { installWorker, page } from "../services/browser/page.ts";
import { services } from "../services/services.ts";
import { showDialog } from "../state/overlays/dialogs.actions.ts";
import { loadPreferences } from "../state/preferences/preferences.actions.ts";
import { withoutPlan } from "../state/overlays/planAddress.ts";
import { settingsOf } from "../state/overlays/settingsAddress.ts";

/** What the first render does not need: preferences, other tabs, banners, and dialogs that the address opens. */
export function startLater(): void {
  if (showCheckoutMessage()) {
    page().notifyTabs({ changed: "plan" });
    if (authState.session.kind === "signed-in") loadPaidPlan();
  }
  openSettings();
  openPlan();
  readAdultChoice();
  watchTabs();
  watchBanners();
  page().onHelp(() => showDialog("shortcuts", true));
  page().onPalette(() => showDialog("palette", true));
  showDialog("banners", true);
  installWorker();
  void loadPreferences().then(() => {
    watchShellCookie();
    watchUnder18();
    watchAdultsOnly();
    resumeAdultChoice();
    // The browser can show the page again as it was left.
    page().onShownAgain(resumeAdultChoice);
    return adoptHidden();
  });
}

/** Opens the settings again for a user who had to sign in once more. */
function openSettings(): void {
  const { browser } = services();
  const wanted = settingsOf(browser.address());
  if (!wanted) return;
  browser.replaceAddress(wanted.rest);
  showDialog("settings", { section: wanted.section });
}

/** Opens the plans for a user who pressed Premium as a visitor and has logged in. */
function openPlan(): void {
  const { browser } = services();
  const rest = withoutPlan(browser.address());
  if (rest === null) return;
  browser.replaceAddress(rest);
  choosePremium();
}
