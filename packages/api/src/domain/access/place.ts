import { type RegionId, regionOf, type RegionRules, regions, rulesOf } from "@mimi/contract";
import type { AdultSettings, RegionSettings } from "../../config/safetySettings.ts";

/** Where a caller is. */
export interface CallerPlace {
  /** ISO 3166-1, in upper case; null where it is unknown. */
  readonly country: string | null;
  /** Null where it is unknown. The strictest rules hold there. */
  readonly region: RegionId | null;
  readonly rules: RegionRules;
}

/** Where the caller is: what the operator has set, else what the operator's own proxy says (product 9). */
export function placeOf(
  { fixed, countryHeader, stateHeader }: RegionSettings,
  headers: Headers,
): CallerPlace {
  const valueOf = (name: string | null) => (name && headers.get(name)?.trim().toUpperCase()) || null;
  const country = valueOf(countryHeader);
  const region = fixed ?? regionOf(country, valueOf(stateHeader));
  return { country: country ?? countryOf(region), region, rules: rulesOf(region) };
}

/** The country of a region that is one country, or a state of one. */
function countryOf(region: RegionId | null): string | null {
  const codes: readonly string[] = region === null ? [] : regions[region].codes;
  const countries = new Set(codes.map((code) => code.slice(0, 2)));
  return countries.size === 1 ? ([...countries][0] ?? null) : null;
}

/** Whether there is adult content where the caller is (product 7): it is not where an age must be checked and nothing checks it. */
export function isAdultContentAvailable(settings: AdultSettings, { country, rules }: CallerPlace): boolean {
  if (!settings.on || (rules.age_check && !settings.verifier)) return false;
  return !country || !settings.unavailableIn.includes(country);
}
