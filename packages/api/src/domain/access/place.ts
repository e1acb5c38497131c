import { type RegionId, regionOf, type RegionRules, regions, rulesOf } from "@mimi/contract";
import type { AgeCheckIn, RegionSettings } from "../../config/regionSettings.ts";

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
  { fixed, countryHeader, stateHeader, checkIn }: RegionSettings,
  headers: Headers,
): CallerPlace {
  const valueOf = (name: string | null) => (name && headers.get(name)?.trim().toUpperCase()) || null;
  const country = valueOf(countryHeader);
  const region = fixed ?? regionOf(country, valueOf(stateHeader));
  const rules = { ...rulesOf(region), age_check: isAgeCheckedIn(checkIn, region) };
  return { country: country ?? countryOf(region), region, rules };
}

/** The country of a region that is one country, or a state of one. */
function countryOf(region: RegionId | null): string | null {
  const codes: readonly string[] = region === null ? [] : regions[region].codes;
  const countries = new Set(codes.map((code) => code.slice(0, 2)));
  return countries.size === 1 ? ([...countries][0] ?? null) : null;
}

/** Whether an age must be checked in a region (null: unknown), by the operator's setting or else by the rules of the region. */
export function isAgeCheckedIn(checkIn: AgeCheckIn, region: RegionId | null): boolean {
  if (checkIn === "rules") return rulesOf(region).age_check;
  if (checkIn === "all" || checkIn === "off") return checkIn === "all";
  // The strictest rules hold where the region is unknown.
  return region === null || checkIn.includes(region);
}
