import { showCheckoutMessage } from "../features/auth/checkout.actions.ts";
import { followAdult } from "../features/safety/adult.actions.ts";
import { adoptHidden } from "../features/safety/hidden.actions.ts";
import { watchBanners } from "../features/shell/banners.actions.ts";
import { choosePremium } from "../features/shell/shell.actions.ts";
import { watchTabs } from "../features/shell/tabs.actions.ts";
import { installWorker } from "../services/installWorker.ts";
import { page } from "../services/page.ts";
import { services } from "../services/services.ts";
import { showDialog } from "../state/dialogs.actions.ts";
import { loadPreferences } from "../state/preferences.actions.ts";
import { withoutPlan } from "../state/planAddress.ts";
import { settingsOf } from "../state/settingsAddress.ts";

/** What the first picture does without: preferences, other tabs, banners, and what the address asks for. */
export function bootLater(): void {
  if (showCheckoutMessage()) services().browser.tellTabs({ changed: "plan" });
  openSettings();
  openPlan();
  followAdult();
  watchTabs();
  watchBanners();
  page().onHelp(() => showDialog("shortcuts", true));
  showDialog("banners", true);
  installWorker();
  void loadPreferences().then(adoptHidden);
}

/** Somebody who had to sign in once more goes on where they were stopped. */
function openSettings(): void {
  const { browser } = services();
  const asked = settingsOf(browser.address());
  if (!asked) return;
  browser.replaceAddress(asked.rest);
  showDialog("settings", { section: asked.section });
}

/** Somebody who pressed Premium as a visitor has logged in. */
function openPlan(): void {
  const { browser } = services();
  const rest = withoutPlan(browser.address());
  if (rest === null) return;
  browser.replaceAddress(rest);
  choosePremium();
}
