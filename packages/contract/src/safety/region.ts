import * as v from "valibot";
import { nothing } from "../input.ts";
import { get } from "../route.ts";

/** The rows of `regions.ts`. */
export const regionIds = [
  ...(["us-ca", "us-ny", "us-or", "us-wa", "us-age", "us"] as const),
  ...(["de", "fr", "it", "eu", "gb", "au", "other"] as const),
] as const;
export type RegionId = (typeof regionIds)[number];

/** What a law is about. */
const lawSubject = v.picklist(["notice", "crisis", "age", "minors", "marks", "figures", "images"]);

/** A law about AI companions or adult content: its name and number, the first day on which it holds, as in `2026-01-01`. */
const law = v.object({ name: v.string(), since: v.string(), about: v.array(lawSubject) });
export type Law = v.InferOutput<typeof law>;

/** What the product does in a region. */
const regionRules = v.object({
  /** Hours of use after which the notice that a character is an AI is shown again. */
  notice_hours: v.number(),
  /** The same for users who said that they are under 18. */
  minor_notice_hours: v.number(),
  /** Whether a chat waits after a message about a crisis, until the user has closed the help. */
  crisis_pause: v.boolean(),
  /** Whether a check by a third party is needed for adult content. Elsewhere a statement is enough. */
  age_check: v.boolean(),
  /** Whether the operator publishes each year how often help was shown. */
  crisis_figures: v.boolean(),
});
export type RegionRules = Readonly<v.InferOutput<typeof regionRules>>;

/**
 * Additive. The region of the caller: the one the operator has set, else by the headers of the operator's proxy. `region` is
 * null where it is unknown, and the rules are then the strictest.
 */
export const getRegion = get("/safety/region/", {
  who: "visitor",
  inputIn: "none",
  input: nothing,
  data: v.object({
    region: v.nullable(v.picklist(regionIds)),
    /** The country of the caller (ISO 3166-1), for the help lines; null where it is unknown. */
    country: v.nullable(v.string()),
    rules: regionRules,
    /** Empty where the region is unknown. */
    laws: v.array(law),
  }),
});

/** A count of people below this is published as null, so that it says of no one that they were shown help. */
export const SMALLEST_PUBLISHED_COUNT = 10;

/**
 * Additive. How often help in a crisis was shown, by the caller's region, where that is unknown in all regions. One message counts
 * once. The latest year is first; a year without help is missing.
 */
export const getSafetyFigures = get("/safety/figures/", {
  who: "visitor",
  inputIn: "none",
  input: nothing,
  data: v.object({
    help_shown: v.array(
      v.object({
        year: v.number(),
        /** Null for fewer than {@link SMALLEST_PUBLISHED_COUNT}. */
        count: v.nullable(v.number()),
      }),
    ),
  }),
});
