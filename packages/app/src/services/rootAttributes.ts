import type { ReadPreferences } from "./storedPreferences.ts";

/** Attributes and properties of the root element, by which the styles follow preferences. */
const root = () => document.documentElement;

/** How many covers are in a row. */
export function showDensity(density: NonNullable<ReadPreferences["density"]>): void {
  root().dataset.density = density;
}

/** How prose is set on every page, as custom properties and their values; an empty value leaves it to the styles. */
export function showReading(properties: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(properties)) root().style.setProperty(name, value);
}

/** Blurs covers, and takes the icon off the tab. */
export function showDiscreet(discreet: boolean): void {
  if (discreet) root().dataset.discreet = "";
  else delete root().dataset.discreet;
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (icon) icon.href = discreet ? "data:," : "/favicon.svg";
}
