import { type RegionId, regionIds } from "@mimi/contract";
import * as v from "valibot";
import { choice, list, OFF, onOff, rule, setting, text } from "./setting.ts";

/** Where an age is checked: by the rules of the regions, everywhere, nowhere, or in these regions. */
export type AgeCheckIn = "rules" | "all" | "off" | readonly RegionId[];

const placesOfCheck = `must be all, off, or a list of ${regionIds.join(", ")}`;
const ageCheckIn = v.lazy((value) =>
  value === "all" || value === OFF
    ? v.literal(value)
    : v.pipe(
        list(v.picklist(regionIds, ({ input }) => `${placesOfCheck}; not ${String(input)}`)),
        v.minLength(1, placesOfCheck),
      ),
) as v.GenericSchema<string, Exclude<AgeCheckIn, "rules">>;

/** Where callers are, which decides the rules that hold for them. */
export const regionSettings = v.pipe(
  v.object({
    NODE_ENV: v.optional(text),
    REGION: setting(
      `${regionIds.join(", ")}: the rules for all callers. Unset: those of the caller's country, and the strictest where ` +
        "it is unknown. Outside production, without COUNTRY_HEADER: other. See docs/regions.md.",
      choice(...regionIds),
      { example: "eu" },
    ),
    COUNTRY_HEADER: setting(
      "The header in which the proxy sends the caller's country. Requires TRUST_PROXY=on.",
      text,
      { neededBy: "ADULT_UNAVAILABLE_IN" },
    ),
    STATE_HEADER: setting(
      "The header in which the proxy sends the caller's state, as in CA or US-CA. In the United States the rules depend on it.",
      text,
      { onlyWith: "COUNTRY_HEADER" },
    ),
    AGE_CHECK_IN: setting(
      "Where a third party checks the age, and a statement of the user is not enough: a list of regions as in REGION, all, or off. " +
        "Unset: where the rules of the region ask for it, see docs/regions.md. With a list, also where the region is unknown.",
      ageCheckIn,
      { example: "de,fr,it,gb,au,us-age" },
    ),
    TRUST_PROXY: v.optional(onOff, "off"),
  }),
  v.title("Rules by region: see docs/regions.md"),
  rule(
    // Without a proxy, the caller could choose a country.
    (env) => env.COUNTRY_HEADER && !env.TRUST_PROXY && "TRUST_PROXY must be on when COUNTRY_HEADER is set",
  ),
  v.transform(({ COUNTRY_HEADER: countryHeader = null, STATE_HEADER: stateHeader = null, ...env }) => ({
    checkIn: env.AGE_CHECK_IN ?? ("rules" as const),
    /** The region of all callers; null where it follows from the headers. */
    fixed: env.REGION ?? (env.NODE_ENV === "production" || countryHeader ? null : ("other" as const)),
    countryHeader,
    stateHeader,
  })),
);

export type RegionSettings = Readonly<v.InferOutput<typeof regionSettings>>;
