import { isOtherVersionServed } from "../../services/servedVersion.ts";
import { services } from "../../services/services.ts";
import { bannersState } from "./banners.store.ts";

/** Milliseconds for which it says that the connection is back. */
const RESTORED_MS = 4_000;
/** Milliseconds between two questions for the version that is served. */
const VERSION_MS = 15 * 60_000;

/** Begins to follow what the banners tell. */
export function watchBanners(): void {
  const { browser } = services();
  applyConnection(browser.isOnline());
  browser.onOnline(applyConnection);
  // The page has just come from the server, so it is of its version.
  let askedAt = browser.now().getTime();
  browser.onVisible(() => {
    const now = browser.now().getTime();
    if (now - askedAt < VERSION_MS) return;
    askedAt = now;
    void checkForNewVersion();
  });
}

/** Asks whether a newer version than this one is served. */
export async function checkForNewVersion(ask = isOtherVersionServed): Promise<void> {
  if (await ask()) bannersState.newVersion = "available";
}

/** Loads the page anew, in the new version. */
export function reloadForNewVersion(): void {
  bannersState.newVersion = "reloading";
  services().browser.reload();
}

/** The user would rather go on for now: they are asked again when the next question finds it. */
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
