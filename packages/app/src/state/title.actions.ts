import { services } from "../services/services.ts";
import { contentFilterState } from "./contentFilter.store.ts";
import { titles } from "./titles.ts";

let shown: string = titles.app;

/** Shows the title of a page; without a name that of the app. */
export function showTitle(name?: string): void {
  show(name === undefined ? titles.app : `${name} · ${titles.app}`);
}

/** §2: the page of an address that leads nowhere has this title alone. */
export function showNotFoundTitle(): void {
  show(titles.notFound);
}

/** Whether the title may say what is shown has changed. */
export function showTitleAgain(): void {
  show(shown);
}

function show(title: string): void {
  shown = title;
  const { browser } = services();
  browser.showTitle(contentFilterState.discreet || browser.isDiscreet() ? titles.discreet : title);
}
