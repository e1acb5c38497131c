import type { HelpLine } from "./systemMessages.store.ts";

const everywhere: HelpLine = {
  name: "Find A Helpline",
  about: "Free and confidential lines in over 130 countries",
  contact: "findahelpline.com",
  href: "https://findahelpline.com",
};
const lifeline: HelpLine = {
  name: "988 Suicide & Crisis Lifeline",
  about: "Call or text, day and night",
  contact: "988",
  href: "tel:988",
};
const samaritans: HelpLine = {
  name: "Samaritans",
  about: "Free, day and night",
  contact: "116 123",
  href: "tel:116123",
};

/** Lines by region, as published by those who keep them. */
const byRegion: Readonly<Record<string, readonly HelpLine[]>> = {
  US: [lifeline],
  CA: [{ ...lifeline, name: "9-8-8: Suicide Crisis Helpline" }],
  GB: [samaritans],
  IE: [samaritans],
  AU: [{ name: "Lifeline", about: "Day and night", contact: "13 11 14", href: "tel:131114" }],
  NZ: [
    { name: "1737, need to talk?", about: "Call or text, day and night", contact: "1737", href: "tel:1737" },
  ],
  DE: [
    {
      name: "TelefonSeelsorge",
      about: "Free, day and night",
      contact: "0800 111 0 111",
      href: "tel:08001110111",
    },
  ],
};

/** Where a clock is says more than a language: English is read in many places. */
const regionsByClock: Readonly<Record<string, string>> = {
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

/** Where a reader can turn to: the lines of their region, then the list of those everywhere. `locale` as "en-GB". */
export function helpLinesOf(locale: string, timeZone: string): readonly HelpLine[] {
  const byClock = timeZone.startsWith("Australia/") ? "AU" : regionsByClock[timeZone];
  const region = byClock ?? new Intl.Locale(locale).region ?? "";
  return [...(byRegion[region] ?? []), everywhere];
}
