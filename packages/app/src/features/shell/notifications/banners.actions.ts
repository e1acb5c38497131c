import { isOtherVersionServed } from "../../../services/browser/servedVersion.ts";
import { services } from "../../../services/services.ts";
import { bannersState } from "./banners.store.ts";

/** How long the banner says that the connection is back, in milliseconds. */
const RESTORED_MS = 4_000;
/** Milliseconds between two checks for a new version. */
const VERSION_CHECK_MS = 15 * 60_000;

/** Updates the banners from now on. */
export function watchBanners(): void {
  const { browser } = services();
  applyConnection(browser.isOnline());
  browser.onOnline(applyConnection);
  // The page was just loaded, so it has the served version.
  let checkedAt = browser.now().getTime();
  browser.onVisible(() => {
    const now = browser.now().getTime();
    if (now - checkedAt < VERSION_CHECK_MS) return;
    checkedAt = now;
    void checkForNewVersion();
  });
}

/** Checks whether the server has another version of the app. */
export async function checkForNewVersion(check = isOtherVersionServed): Promise<void> {
  if (await check()) bannersState.newVersion = "available";
}

/** Reloads the page, in the new version. */
export function reloadForNewVersion(): void {
  bannersState.newVersion = "reloading";
  services().browser.reload();
}

/** Closes the banner. The next check shows it again. */
export function postponeVersion(): void {
  bannersState.newVersion = "none";
}

let restored: ReturnType<typeof setTimeout> | undefined;

function applyConnection(online: boolean): void {
  clearTimeout(restored);
  if (!online) bannersState.connection = { kind: "offline" };
  else if (bannersState.connection.kind === "offline") {
    bannersState.connection = { kind: "restored" };
    restored = setTimeout(() => void (bannersState.connection = { kind: "online" }), RESTORED_MS);
  }
}
