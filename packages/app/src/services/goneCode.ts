import { services } from "./services.ts";
import { lastingShelf, type Shelf } from "./storage.ts";

const KEY = "mimi-reloaded";
/** Milliseconds in which the page is loaded anew only once: what is still missing then is not a matter of versions. */
const ONCE_IN_MS = 60_000;

/** Loads the page anew where that may help: see {@link mayReload}. Without a connection it would be lost. */
export function renewPage(error: unknown): void {
  const { browser } = services();
  if (browser.isOnline() && mayReload(error, browser.now())) browser.reload();
}

/**
 * Whether a page that broke may be loaded anew by itself: its code could not be fetched, most likely because a newer
 * version has taken the place of this one. At most once in a minute, and never where that cannot be written down: it
 * would be loaded anew for ever.
 */
export function mayReload(error: unknown, now: Date, shelf: Shelf | null = lastingShelf()): boolean {
  // Each engine has a sentence of its own for it.
  if (!/import|preload|module/i.test(String(error)) || !shelf) return false;
  const before = Number(shelf.getItem(KEY));
  if (now.getTime() - before < ONCE_IN_MS) return false;
  shelf.setItem(KEY, String(now.getTime()));
  return true;
}
