import type { Rule } from "@mimi/contract";

/** Texts about the rules. */
export const ruleTexts = {
  /** The names of the rules that a decision or an error can name. */
  names: {
    minors: "No minors in adult content",
    banned: "Content that is not allowed",
    adult_attestation: "Adult characters must be confirmed as adults",
    adult_age: "Adult characters must be at least 18",
    image_attestation: "Covers of adult characters must show adults",
    not_screened: "Adult text is checked before it is shown",
    moderation: "The rules of this service",
  } satisfies Readonly<Record<Rule, string>>,
  /** Their topics, for "the rule about ...". The check that failed is no rule that a text breaks. */
  topics: {
    minors: "minors in adult content",
    banned: "content that is not allowed",
    adult_attestation: "confirming that a character is an adult",
    adult_age: "the age of adult characters",
    image_attestation: "covers of adult characters",
    moderation: "content that moderators removed",
  } satisfies Readonly<Record<Exclude<Rule, "not_screened">, string>>,
};
