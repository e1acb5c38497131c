import { services } from "../services.ts";
import { sessionStorageOrNull, type StorageArea } from "../storage/storage.ts";

const RELOADED_BUILD_KEY = "mimi-reloaded-build";

/**
 * Reloads the page when a part of the app cannot be loaded: most likely a newer build has replaced it on the server.
 * At most once for each build, never offline, and never while a field has text in it. Where the browser stores nothing
 * the page is not reloaded either, because it could not be known that it was. Returns whether the page is reloaded.
 *
 * @param build Identifies the running build. The name of a built file has a hash in it.
 */
export function reloadStaleBuild(
  build: string = import.meta.url,
  storageArea: StorageArea | null = sessionStorageOrNull(),
): boolean {
  const { browser } = services();
  const isReloaded = storageArea?.getItem(RELOADED_BUILD_KEY) === build;
  if (!storageArea || isReloaded || !browser.isOnline() || browser.hasTypedText()) return false;
  storageArea.setItem(RELOADED_BUILD_KEY, build);
  browser.reload();
  return true;
}
