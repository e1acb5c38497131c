import type { Rule } from "@mimi/contract";

/** The topics of the rules, for "the rule about ...". The check that failed is no rule that a text breaks. */
export const ruleTopicTexts = {
  minors: "minors in adult content",
  banned: "content that is not allowed",
  adult_attestation: "confirming that a character is an adult",
  adult_age: "the age of adult characters",
  image_attestation: "covers of adult characters",
  unmarked_adult: "marking adult content",
  real_person: "real people",
  hate: "hate",
  violence: "threats and violence",
  self_harm: "self-harm",
  illegal: "what is illegal",
  copyright: "the work of others",
  spam: "spam",
  moderation: "content that moderators removed",
} satisfies Readonly<Record<Exclude<Rule, "not_screened">, string>>;
