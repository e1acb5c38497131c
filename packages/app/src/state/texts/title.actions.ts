import { services } from "../../services/services.ts";
import { contentFilterState } from "../preferences/contentFilter.store.ts";
import { titleTexts } from "../../locales/en/titles.ts";
import { texts } from "./texts.ts";

/** Null before a page has shown its title. */
let currentTitle: string | null = null;
let currentName: string | null = null;

/** Sets the title of the page; without a name, the title of the app. */
export function showTitle(name?: string): void {
  currentName = name ?? null;
  show(name === undefined ? texts(titleTexts).app : `${name} · ${texts(titleTexts).app}`);
}

/** The name in the title of the page; null without one, and in discreet mode. */
export function shownName(): string | null {
  return contentFilterState.discreet ? null : currentName;
}

/** §2: the page of an unknown address has this title only. */
export function showNotFoundTitle(): void {
  show(texts(titleTexts).notFound);
}

/** Sets the title again after discreet mode was switched on or off. */
export function showTitleAgain(): void {
  show(currentTitle ?? texts(titleTexts).app);
}

function show(title: string): void {
  currentTitle = title;
  const { browser } = services();
  browser.showTitle(contentFilterState.discreet || browser.isDiscreet() ? texts(titleTexts).discreet : title);
}
