import { describe, expect, it } from "vitest";
import { type RegionId, regionIds } from "./region.ts";
import { regionOf, regions, rulesOf } from "./regions.ts";

/** Hours until the notice is shown again (adults, minors), then: pause in a crisis, check of age, figures each year. */
const expected: Readonly<Record<RegionId, readonly [number, number, boolean, boolean, boolean]>> = {
  "us-ca": [3, 1, false, false, true],
  "us-ny": [3, 1, false, false, false],
  "us-or": [3, 1, true, false, true],
  "us-wa": [3, 1, false, false, true],
  "us-age": [3, 1, false, true, false],
  us: [3, 1, false, false, false],
  de: [3, 1, false, true, false],
  fr: [3, 1, false, true, false],
  it: [3, 1, false, true, false],
  eu: [3, 1, false, false, false],
  gb: [3, 1, false, true, false],
  au: [3, 1, false, true, false],
  other: [3, 1, false, false, false],
};

describe("the rules by region", () => {
  // Rule: region-rules
  it.each(Object.entries(expected))("are those of its row: %s", (id, row) => {
    const rules = rulesOf(id as RegionId);
    expect([
      rules.notice_hours,
      rules.minor_notice_hours,
      rules.crisis_pause,
      rules.age_check,
      rules.crisis_figures,
    ]).toEqual(row);
  });

  // Rule: region-rules
  it("are the strictest where the region is unknown", () => {
    expect(rulesOf(null)).toEqual({
      ...{ notice_hours: 3, minor_notice_hours: 1 },
      ...{ crisis_pause: true, age_check: true, crisis_figures: true },
    });
  });

  it("are not more lenient than the laws of the row", () => {
    for (const id of regionIds) {
      const about = regions[id].laws.flatMap((law): readonly string[] => law.about);
      if (about.includes("age")) expect(rulesOf(id).age_check, id).toBe(true);
    }
  });

  it("name each law with its first day", () => {
    for (const { since, about } of regionIds.flatMap((id) => [...regions[id].laws])) {
      expect(new Date(since).toISOString().slice(0, 10)).toBe(since);
      expect(about.length).toBeGreaterThan(0);
    }
  });
});

describe("the region of a caller", () => {
  // Rule: region-rules
  it.each([
    ["US", "CA", "us-ca"],
    ["us", "us-ca", "us-ca"],
    ["US", "NY", "us-ny"],
    ["US", "OR", "us-or"],
    ["US", "WA", "us-wa"],
    ["US", "TX", "us-age"],
    ["US", "NV", "us"],
    // Without its state a caller of the US could be in any of them.
    ["US", null, null],
    ["DE", null, "de"],
    ["DE", "BY", "de"],
    ["FR", null, "fr"],
    ["IT", null, "it"],
    ["PL", null, "eu"],
    ["GB", "ENG", "gb"],
    ["AU", "NSW", "au"],
    ["JP", null, "other"],
    // California is not the only "CA".
    ["CA", "ON", "other"],
    [null, null, null],
    ["", "CA", null],
    ["XX", null, null],
    ["T1", null, null],
  ] as const)("is known by country %s and state %s: %s", (country, state, region) => {
    expect(regionOf(country, state)).toBe(region);
  });

  it("is one row only", () => {
    const codes = regionIds.flatMap((id): readonly string[] => regions[id].codes);
    expect(new Set(codes).size).toBe(codes.length);
  });
});
