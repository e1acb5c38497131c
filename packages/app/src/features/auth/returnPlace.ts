import { nullable, number, object, optional, parse, string } from "valibot";
import { services } from "../../services/services.ts";
import { type StorageArea, tabStorage } from "../../services/storage/storage.ts";
import { shownName } from "../../state/texts/title.actions.ts";

/** The key in the tab's storage of the page that was left for another service. Only this file uses it. */
const PLACE = "mimi-return-place";
const storedPlace = object({ address: string(), name: nullable(string()), entry: optional(number()) });

const home = { address: "/", name: null, entry: undefined };

let returnedTo: string | null = null;

/** Stores which page is left for a page of the payment provider, or of an age verifier. `left` is its address. */
export function storeReturnPlace(
  area: StorageArea = tabStorage(),
  left: URL = services().browser.address(),
): void {
  const { browser } = services();
  const { pathname, search, hash } = left;
  const place = { address: pathname + search + hash, name: shownName(), entry: browser.historyEntry() };
  area.setItem(PLACE, JSON.stringify(place));
}

/**
 * Puts the address of the page that was left into the address of a return, which is that of home, before the first render:
 * the user is back in the chat with the draft, or at the same position of another page. `?message=` stays. The
 * payment provider's management page and age verifiers return with `?return=`.
 */
export function returnToPlace(area: StorageArea = tabStorage()): void {
  const { browser } = services();
  const here = browser.address();
  const message = here.searchParams.get("message");
  if (here.pathname !== "/" || (message === null && !here.searchParams.has("return"))) return;
  const text = area.getItem(PLACE);
  area.removeItem(PLACE);
  const { address, name, entry } = text === null ? home : parse(storedPlace, JSON.parse(text));
  const stored = new URL(address, here);
  const place = stored.origin === here.origin ? stored : new URL("/", here);
  if (message !== null) place.searchParams.set("message", message);
  returnedTo = name;
  browser.replaceAddress(place.pathname + place.search + place.hash, entry);
}

/** The name of the page to which the user has returned, such as a character's; null when it has none. */
export function nameOfReturn(): string | null {
  return returnedTo;
}
