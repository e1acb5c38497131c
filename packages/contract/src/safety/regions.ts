import { type Law, type RegionId, regionIds, type RegionRules } from "./region.ts";

/** A region with its rules and the laws they come from. */
export interface Region {
  /** Codes of ISO 3166-1 (`GB`) or ISO 3166-2 (`US-CA`). None for the region of all others. */
  readonly codes: readonly string[];
  readonly laws: readonly Law[];
  readonly rules: RegionRules;
}

/** What the product does everywhere, also where no law asks for it. */
const everywhere: RegionRules = {
  notice_hours: 3,
  minor_notice_hours: 1,
  crisis_pause: false,
  age_check: false,
  crisis_figures: false,
};

const takeItDown: Law = { name: "TAKE IT DOWN Act", since: "2026-05-19", about: ["images"] };
const aiAct: Law = { name: "EU AI Act, Article 50", since: "2026-08-02", about: ["notice"] };
const aiActMarks: Law = { name: "EU AI Act, Article 50(2)", since: "2026-12-02", about: ["marks"] };
const digitalServices: Law = {
  name: "EU Digital Services Act",
  since: "2024-02-17",
  about: ["minors", "figures"],
};

const statesWithAgeCheck = "AL AR AZ FL GA ID IN KS KY LA MO MS MT NC ND NE OH OK SC SD TN TX UT VA WY".split(
  " ",
);
const unionMembers = "AT BE BG CY CZ DK EE ES FI GR HR HU IE LT LU LV MT NL PL PT RO SE SI SK".split(" ");

const inUnion = (code: string, check: Law): Region => ({
  codes: [code],
  laws: [aiAct, aiActMarks, digitalServices, check],
  rules: { ...everywhere, age_check: true },
});

/**
 * The rules for AI companions and adult content, one row a region. A rule may hold earlier or for more users than its law
 * asks for, never later or for fewer. This is no legal advice: operators check the rows of the places they serve.
 */
export const regions = {
  "us-ca": {
    codes: ["US-CA"],
    laws: [
      { name: "California SB 243", since: "2026-01-01", about: ["notice", "crisis", "minors", "figures"] },
      takeItDown,
    ],
    rules: { ...everywhere, crisis_figures: true },
  },
  "us-ny": {
    codes: ["US-NY"],
    laws: [
      { name: "New York General Business Law, Article 47", since: "2025-11-05", about: ["notice", "crisis"] },
      takeItDown,
    ],
    rules: everywhere,
  },
  "us-or": {
    codes: ["US-OR"],
    laws: [
      { name: "Oregon SB 1546", since: "2027-01-01", about: ["notice", "crisis", "minors", "figures"] },
      takeItDown,
    ],
    rules: { ...everywhere, crisis_pause: true, crisis_figures: true },
  },
  "us-wa": {
    codes: ["US-WA"],
    laws: [
      { name: "Washington HB 2225", since: "2027-01-01", about: ["notice", "crisis", "minors", "figures"] },
      takeItDown,
    ],
    rules: { ...everywhere, crisis_figures: true },
  },
  "us-age": {
    codes: statesWithAgeCheck.map((state) => `US-${state}`),
    laws: [
      { name: "State laws about material that is harmful to minors", since: "2023-01-01", about: ["age"] },
      takeItDown,
    ],
    rules: { ...everywhere, age_check: true },
  },
  us: { codes: ["US"], laws: [takeItDown], rules: everywhere },
  de: inUnion("DE", { name: "JMStV, § 4(2)", since: "2003-04-01", about: ["age"] }),
  fr: inUnion("FR", { name: "Loi SREN", since: "2025-06-07", about: ["age"] }),
  it: inUnion("IT", { name: "AGCOM, delibera 96/25/CONS", since: "2025-11-12", about: ["age"] }),
  eu: {
    codes: unionMembers,
    laws: [aiAct, aiActMarks, digitalServices],
    rules: everywhere,
  },
  gb: {
    codes: ["GB"],
    laws: [{ name: "Online Safety Act 2023", since: "2025-07-25", about: ["age", "minors"] }],
    rules: { ...everywhere, age_check: true },
  },
  au: {
    codes: ["AU"],
    laws: [
      { name: "Age-Restricted Material Codes", since: "2026-03-09", about: ["age", "crisis", "minors"] },
    ],
    rules: { ...everywhere, age_check: true },
  },
  other: { codes: [], laws: [], rules: everywhere },
} as const satisfies Record<RegionId, Region>;

/**
 * The region of a country (ISO 3166-1) and a state (ISO 3166-2, with or without the country), in any case. Null when the
 * country is unknown.
 */
export function regionOf(country: string | null, state: string | null): RegionId | null {
  // "XX" and "T1" are what proxies send for an unknown address and for Tor.
  if (!country || !/^[a-z]{2}$/i.test(country) || /^xx$/i.test(country)) return null;
  const upper = country.toUpperCase();
  const ofState = state && `${upper}-${state.toUpperCase().replace(`${upper}-`, "")}`;
  const hasCode = (code: string | null) =>
    regionIds.find((id) => (regions[id].codes as readonly string[]).some((one) => one === code));
  // The rules differ by state, so they are unknown without it.
  if (upper === "US" && !ofState) return null;
  return hasCode(ofState) ?? hasCode(upper) ?? "other";
}

/** The rules of a region. Those of an unknown one (null) are the strictest of all. */
export function rulesOf(region: RegionId | null): RegionRules {
  if (region !== null) return regions[region].rules;
  const all = regionIds.map((id): RegionRules => regions[id].rules);
  return {
    notice_hours: Math.min(...all.map((rules) => rules.notice_hours)),
    minor_notice_hours: Math.min(...all.map((rules) => rules.minor_notice_hours)),
    crisis_pause: all.some((rules) => rules.crisis_pause),
    age_check: all.some((rules) => rules.age_check),
    crisis_figures: all.some((rules) => rules.crisis_figures),
  };
}
