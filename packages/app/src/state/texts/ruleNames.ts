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

/** The reason of a moderator's decision about a character: the name and the URL of its rule, or another text as it is. */
export function statusReasonOf(reason: string): { readonly reason: string; readonly ruleHref?: string } {
  if (!isRule(reason)) return { reason };
  return { reason: ruleNames[reason], ruleHref: `${paths.policy()}#${rules[reason]}` };
}

function isRule(text: string): text is Rule {
  return Object.hasOwn(rules, text);
}
