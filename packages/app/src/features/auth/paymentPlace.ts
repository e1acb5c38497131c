import { nullable, number, object, optional, parse, string } from "valibot";
import { services } from "../../services/services.ts";
import { type StorageArea, tabStorage } from "../../services/storage/storage.ts";
import { shownName } from "../../state/texts/title.actions.ts";

/** The key in the tab's storage of the page from which the user went to pay. Only this file uses it. */
const PLACE = "mimi-payment-place";
const storedPlace = object({ address: string(), name: nullable(string()), entry: optional(number()) });

const home = { address: "/", name: null, entry: undefined };

let returnedTo: string | null = null;

/** Stores which page is left for a page of the payment provider. */
export function storePaymentPlace(area: StorageArea = tabStorage()): void {
  const { browser } = services();
  const { pathname, search, hash } = browser.address();
  const place = { address: pathname + search + hash, name: shownName(), entry: browser.historyEntry() };
  area.setItem(PLACE, JSON.stringify(place));
}

/**
 * Puts the address of the page that was left into the address of a return, which is that of home, before the first render:
 * the user is back in the chat with the draft, or at the same position of another page. `?message=` stays; the provider's management page returns with `?return=`.
 */
export function returnToPaymentPlace(area: StorageArea = tabStorage()): void {
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
