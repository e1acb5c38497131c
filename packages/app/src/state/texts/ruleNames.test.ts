import { expect, it } from "vitest";
import { policy } from "../../locales/en/documents/policy.ts";
import { ruleChoices, statusReasonOf } from "./ruleNames.ts";

// Rule: one-list-of-policy-rules
it("a decision can name each rule that the policy publishes, and every reason of a report has one", () => {
  expect(ruleChoices().map(({ value }) => value)).toEqual([
    ...["minors", "unmarked_adult", "real_person", "hate", "violence"],
    ...["self_harm", "illegal", "copyright", "spam", "moderation"],
  ]);
  const published = policy.sections.find(({ id }) => id === "rules")?.paragraphs[0];
  // One for each rule but the last one, which is every other.
  expect(published).toMatchObject({ points: { length: 9 } });
  expect(JSON.stringify(published)).toContain("No attacks on groups of people.");
});

it("names the rule of a decision, with its section of the policy", () => {
  expect(statusReasonOf("image_attestation")).toEqual({
    reason: "Covers of adult characters must show adults",
    ruleHref: "/policy#adults",
  });
  expect(statusReasonOf("moderation")).toEqual({
    reason: "The rules of this service",
    ruleHref: "/policy#rules",
  });
});

it("shows another reason as it is", () => {
  expect(statusReasonOf("The cover.")).toEqual({ reason: "The cover." });
  expect(statusReasonOf("toString")).toEqual({ reason: "toString" });
});
