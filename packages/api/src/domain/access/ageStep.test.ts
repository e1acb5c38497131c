import { type AgeStep, type RegionId, regionIds } from "@mimi/contract";
import { describe, expect, it } from "vitest";
import type { AgeVerifierSettings } from "../../config/ageVerifiersFile.ts";
import type { AgeCheckIn } from "../../config/regionSettings.ts";
import { type AgeAnswer, ageStepsOf } from "./ageStep.ts";
import { placeOf } from "./place.ts";

const verifier: AgeVerifierSettings = {
  ...{ id: "ageproof", name: "Ageproof", url: new URL("https://ages.example/"), key: "k" },
  ways: ["card"],
};
const byHeaders = { fixed: null, countryHeader: "X-Country", stateHeader: "X-State" };
const answers = ["none", "statement", "check"] as const;

/** The region of a caller; null for a caller without headers. */
function placeIn(region: RegionId | null, checkIn: AgeCheckIn) {
  return placeOf({ ...byHeaders, fixed: region, checkIn }, new Headers());
}

interface Settings {
  readonly checkIn: AgeCheckIn;
  readonly verifiers?: readonly AgeVerifierSettings[];
  readonly on?: boolean;
  readonly unavailableIn?: string[];
}

/** The steps for adult characters, then for the service, of users with each answer. */
function stepsIn(region: RegionId | null, { checkIn, ...given }: Settings) {
  const settings = { on: true, unavailableIn: [], verifiers: [verifier], ...given };
  const stepsOf = (answer: AgeAnswer) => ageStepsOf(answer, settings, placeIn(region, checkIn));
  return {
    characters: answers.map((answer) => stepsOf(answer).characters),
    service: answers.map((answer) => stepsOf(answer).service),
  };
}

/** After no answer, a statement, and a check. */
const stated: readonly AgeStep[] = ["statement", "nothing", "nothing"];
const checked: readonly AgeStep[] = ["check", "check", "nothing"];
const unavailable: readonly AgeStep[] = ["unavailable", "unavailable", "unavailable"];

const needCheck = ["us-age", "de", "fr", "it", "gb", "au", null] as const;
const needStatement = ["us-ca", "us-ny", "us-or", "us-wa", "us", "eu", "other"] as const;

describe("what a user must do before adult content", () => {
  it("is known for every region", () => {
    expect([...needCheck, ...needStatement].toSorted()).toEqual([...regionIds, null].toSorted());
  });

  // Rule: age-gate-once
  it.each(needCheck)("is a check by the rules of %s, where no statement is enough", (region) => {
    expect(stepsIn(region, { checkIn: "rules" })).toEqual({ characters: checked, service: checked });
  });

  it.each(needStatement)("is a statement by the rules of %s", (region) => {
    expect(stepsIn(region, { checkIn: "rules" })).toEqual({ characters: stated, service: stated });
  });

  it.each([...needCheck, ...needStatement])("is a check in %s where the operator checks all", (region) => {
    expect(stepsIn(region, { checkIn: "all" })).toEqual({ characters: checked, service: checked });
  });

  it.each([...needCheck, ...needStatement])(
    "is a statement in %s where the operator checks none",
    (region) => {
      expect(stepsIn(region, { checkIn: "off" })).toEqual({ characters: stated, service: stated });
    },
  );

  // Rule: age-gate-once
  it.each([
    ["de", checked],
    ["eu", checked],
    // The rules ask for it, and the operator does not.
    ["gb", stated],
    ["other", stated],
    // The caller could be in one of the list.
    [null, checked],
  ] as const)("is by the list of the operator in %s: %s", (region, characters) => {
    expect(stepsIn(region, { checkIn: ["de", "eu"] }).characters).toEqual(characters);
  });

  it.each(["rules", "all", ["de"]] as const)(
    "is nothing that helps in Germany without a verifier (%s), where a statement opens the service",
    (checkIn) => {
      const none = { checkIn, verifiers: [] };
      expect(stepsIn("de", none)).toEqual({ characters: unavailable, service: stated });
    },
  );

  it("is nothing that helps while adult content is off, or in a country without it", () => {
    for (const checkIn of ["rules", "off", "all"] as const) {
      expect(stepsIn("fr", { checkIn, on: false }).characters).toEqual(unavailable);
      expect(stepsIn("fr", { checkIn, unavailableIn: ["FR"] }).characters).toEqual(unavailable);
      expect(stepsIn("gb", { checkIn, unavailableIn: ["FR"] }).characters).not.toEqual(unavailable);
    }
  });
});
