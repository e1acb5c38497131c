import { services } from "../services.ts";
import { sessionStorageOrNull, type StorageArea } from "../storage/storage.ts";

const RELOADED_BUILD_KEY = "mimi-reloaded-build";

/**
 * Reloads the page when a part of the app cannot be loaded: most likely a newer build has replaced it on the server.
 * At most once for each build, never while a field has text in it, and only when the server answers: otherwise the
 * browser's error page would replace this one. Where the browser stores nothing the page is not reloaded either, because it
 * could not be known that it was. Resolves to whether the page is reloaded.
 *
 * @param build Identifies the running build. The name of a built file has a hash in it.
 */
export async function reloadStaleBuild(
  build: string = import.meta.url,
  storageArea: StorageArea | null = sessionStorageOrNull(),
): Promise<boolean> {
  const { browser } = services();
  const mayReload = () =>
    storageArea?.getItem(RELOADED_BUILD_KEY) !== build && browser.isOnline() && !browser.hasTypedText();
  if (!storageArea || !mayReload()) return false;
  if (!(await browser.isServerReachable()) || !mayReload()) return false;
  storageArea.setItem(RELOADED_BUILD_KEY, build);
  browser.reload();
  return true;
}
