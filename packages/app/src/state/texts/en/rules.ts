import type { ReportReason, Rule } from "@mimi/contract";

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
    unmarked_adult: "Adult content is marked",
    real_person: "No real people without their consent",
    hate: "No hate",
    violence: "No threats or calls for violence",
    self_harm: "Nothing that encourages self-harm",
    illegal: "Nothing illegal",
    copyright: "Nothing that someone else made",
    spam: "No spam",
    moderation: "The rules of this service",
  } satisfies Readonly<Record<Rule, string>>,
  /** Their topics, for "the rule about ...". The check that failed is no rule that a text breaks. */
  topics: {
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
  } satisfies Readonly<Record<Exclude<Rule, "not_screened">, string>>,
  /** The rules as the policy publishes them. */
  published: {
    minors:
      "No adult content that involves, or seems to involve, anyone under 18. There are no exceptions, in fiction either.",
    unmarked_adult: "Adult content is marked as such.",
    real_person: "No real people without their consent.",
    hate: "No attacks on groups of people.",
    violence: "No threats against people, and no calls for violence.",
    self_harm: "Nothing that encourages self-harm or eating disorders.",
    illegal: "Nothing illegal.",
    copyright: "Nothing that someone else made, without their consent.",
    spam: "No advertising, and not the same thing over and over.",
  } satisfies Readonly<Record<Exclude<ReportReason, "other">, string>>,
};
