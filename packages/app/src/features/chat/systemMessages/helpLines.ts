/** A help line for a user in a crisis. */
export interface HelpLine {
  readonly name: string;
  /** When and for whom it answers, in a few words. */
  readonly about?: string;
  readonly contact: string;
  readonly href: string;
}

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

/** Help lines by region. */
const linesByRegion: Readonly<Record<string, readonly HelpLine[]>> = {
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

/** Regions by time zone. A time zone says more than the language: English is used in many regions. */
const regionByTimeZone: Readonly<Record<string, string>> = {
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

/** The help lines of a region, then a list for all regions. `locale` as in "en-GB". */
export function helpLinesOf(locale: string, timeZone: string): readonly HelpLine[] {
  const zoneRegion = timeZone.startsWith("Australia/") ? "AU" : regionByTimeZone[timeZone];
  const region = zoneRegion ?? new Intl.Locale(locale).region ?? "";
  return [...(linesByRegion[region] ?? []), everywhere];
}
