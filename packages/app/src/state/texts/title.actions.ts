import { services } from "../../services/services.ts";
import { contentFilterState } from "../preferences/contentFilter.store.ts";
import { titles } from "./titles.ts";

let currentTitle: string = titles.app;
let currentName: string | null = null;

/** Sets the title of the page; without a name, the title of the app. */
export function showTitle(name?: string): void {
  currentName = name ?? null;
  show(name === undefined ? titles.app : `${name} · ${titles.app}`);
}

/** The name in the title of the page; null without one, and in discreet mode. */
export function shownName(): string | null {
  return contentFilterState.discreet ? null : currentName;
}

/** §2: the page of an unknown address has this title only. */
export function showNotFoundTitle(): void {
  show(titles.notFound);
}

/** Sets the title again after discreet mode was switched on or off. */
export function showTitleAgain(): void {
  show(currentTitle);
}

function show(title: string): void {
  currentTitle = title;
  const { browser } = services();
  browser.showTitle(contentFilterState.discreet || browser.isDiscreet() ? titles.discreet : title);
}
