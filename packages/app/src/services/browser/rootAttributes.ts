import type { ReadPreferences } from "../storage/storedPreferences.ts";

/** Attributes and properties of the root element, by which the styles follow preferences. */
const root = () => document.documentElement;

/** Sets how many covers are in a row. */
export function showDensity(density: NonNullable<ReadPreferences["density"]>): void {
  root().dataset.density = density;
}

/** Sets the reading settings as CSS custom properties; an empty value removes a property. */
export function showReading(properties: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(properties)) root().style.setProperty(name, value);
}

/** Blurs covers, and hides the icon of the tab. */
export function showDiscreet(discreet: boolean): void {
  if (discreet) root().dataset.discreet = "";
  else delete root().dataset.discreet;
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (icon) icon.href = discreet ? "data:," : "/favicon.svg";
}
