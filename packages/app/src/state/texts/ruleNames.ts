import { type Rule, rules } from "@mimi/contract";
import { paths } from "../../paths.ts";

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

/** The topics of the rules, for "the rule about ...". The check that failed is no rule that a text breaks. */
const ruleTopics: Readonly<Record<Exclude<Rule, "not_screened">, string>> = {
  minors: "minors in adult content",
  banned: "content that is not allowed",
  adult_attestation: "confirming that a character is an adult",
  adult_age: "the age of adult characters",
  image_attestation: "covers of adult characters",
  moderation: "content that moderators removed",
};

/** The topic of a rule of the API, for a sentence; undefined when there is none. */
export function ruleTopicOf(rule: string | undefined): string | undefined {
  return rule === undefined ? undefined : (ruleTopics as Readonly<Record<string, string>>)[rule];
}

/** The reason of a moderator's decision about a character: the name and the URL of its rule, or another text as it is. */
export function statusReasonOf(reason: string): { readonly reason: string; readonly ruleHref?: string } {
  if (!isRule(reason)) return { reason };
  return { reason: ruleNames[reason], ruleHref: `${paths.policy()}#${rules[reason]}` };
}

function isRule(text: string): text is Rule {
  return Object.hasOwn(rules, text);
}
