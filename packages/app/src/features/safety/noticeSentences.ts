import type { Rule } from "@mimi/contract";

/** The rules that a decision can name. */
export const ruleNames: Readonly<Record<Rule, string>> = {
  minors: "No minors in adult content",
  banned: "Content that is not allowed",
  adult_attestation: "Adult characters must be confirmed as adults",
  adult_age: "Adult characters must be at least 18",
  image_attestation: "Covers of adult characters must show adults",
  not_screened: "Adult text is checked before it is shown",
  moderation: "The rules of this service",
};
