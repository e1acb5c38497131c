import { services } from "./services.ts";
import { lastingShelf, type Shelf } from "./storage.ts";

const KEY = "mimi-reloaded-build";

/**
 * Reloads the page when a part of the app cannot be loaded: most likely a newer build has replaced it on the server.
 * At most once for each build, never offline, and never while a field has text in it. Where the browser stores nothing
 * the page is not reloaded either, because it could not be known that it was. Returns whether the page is reloaded.
 *
 * @param build Identifies the running build. The name of a built file has a hash in it.
 */
export function reloadStaleBuild(
  build: string = import.meta.url,
  shelf: Shelf | null = lastingShelf(),
): boolean {
  const { browser } = services();
  if (!shelf || shelf.getItem(KEY) === build || !browser.isOnline() || browser.hasTypedText()) return false;
  shelf.setItem(KEY, build);
  browser.reload();
  return true;
}
