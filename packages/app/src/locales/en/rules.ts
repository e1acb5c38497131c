import type { Rule } from "@mimi/contract";

/** The names of the rules that a decision or an error can name. */
export const ruleTexts = {
  minors: "No minors in adult content",
  banned: "Content that is not allowed",
  adult_attestation: "Adult characters must be confirmed as adults",
  adult_age: "Adult characters must be at least 18",
  image_attestation: "Covers of adult characters must show adults",
  not_screened: "Adult text is checked before it is shown",
  unmarked_adult: "Adult content is marked",
  real_person: "No real people without their consent",
  hate: "No hate",
  violence: "No threats or calls for violence",
  self_harm: "Nothing that encourages self-harm",
  illegal: "Nothing illegal",
  copyright: "Nothing that someone else made",
  spam: "No spam",
  moderation: "The rules of this service",
} satisfies Readonly<Record<Rule, string>>;
