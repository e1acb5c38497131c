import type { Rule } from "@mimi/contract";

/** The rules that a decision can name. */
export const ruleNames: Readonly<Record<Rule, string>> = {
  minors: "Minors and adult content never go together",
  banned: "Content that is not allowed here",
  adult_attestation: "Adult characters are stated to be adults",
  adult_age: "Adult characters have an age of at least 18",
  image_attestation: "Covers of adult characters show adults",
  not_screened: "Adult text is checked before it is shown",
  moderation: "The rules of this service",
};
