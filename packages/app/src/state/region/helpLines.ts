import type { HelpLine } from "./region.store.ts";
import { helpLineTexts } from "../../locales/en/helpLines.ts";
import { texts } from "../texts/texts.ts";

/** A line, with the key of the text that says when and for whom it answers. */
type StoredLine = Omit<HelpLine, "about"> & { readonly about: keyof typeof helpLineTexts };

const everywhere: StoredLine = {
  name: "Find A Helpline",
  about: "everywhere",
  contact: "findahelpline.com",
  href: "https://findahelpline.com",
};
const lifeline: StoredLine = {
  name: "988 Suicide & Crisis Lifeline",
  about: "callOrText",
  contact: "988",
  href: "tel:988",
};
const samaritans: StoredLine = {
  name: "Samaritans",
  about: "free",
  contact: "116 123",
  href: "tel:116123",
};

/** Help lines by country. */
const linesByCountry: Readonly<Record<string, readonly StoredLine[]>> = {
  US: [lifeline],
  CA: [{ ...lifeline, name: "9-8-8: Suicide Crisis Helpline" }],
  GB: [samaritans],
  IE: [samaritans],
  AU: [{ name: "Lifeline", about: "dayAndNight", contact: "13 11 14", href: "tel:131114" }],
  NZ: [{ name: "1737, need to talk?", about: "callOrText", contact: "1737", href: "tel:1737" }],
  DE: [
    {
      name: "TelefonSeelsorge",
      about: "free",
      contact: "0800 111 0 111",
      href: "tel:08001110111",
    },
  ],
};

/** Countries by time zone. A time zone says more than the language: English is used in many countries. */
const countryByTimeZone: Readonly<Record<string, string>> = {
  "Europe/London": "GB",
  "Europe/Dublin": "IE",
  "Europe/Berlin": "DE",
  "Pacific/Auckland": "NZ",
  "America/New_York": "US",
  "America/Chicago": "US",
  "America/Denver": "US",
  "America/Los_Angeles": "US",
  "America/Toronto": "CA",
  "America/Vancouver": "CA",
};

/** The help lines of a country (ISO 3166-1), then a list for all countries. */
export function helpLinesIn(country: string | null): readonly HelpLine[] {
  const lines = [...(linesByCountry[country ?? ""] ?? []), everywhere];
  return lines.map((line) => ({ ...line, about: texts(helpLineTexts)[line.about] }));
}

/** The country that a browser is probably in. `locale` as in "en-GB". Null when nothing says it. */
export function probableCountry(locale: string, timeZone: string): string | null {
  if (timeZone.startsWith("Australia/")) return "AU";
  return countryByTimeZone[timeZone] ?? new Intl.Locale(locale).region ?? null;
}
