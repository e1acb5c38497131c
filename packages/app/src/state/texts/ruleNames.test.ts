import { expect, it } from "vitest";
import { statusReasonOf } from "./ruleNames.ts";

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
