import { publishedRules, type Rule, rules } from "@mimi/contract";
import { paths } from "../../paths.ts";
import { ruleTexts } from "../../locales/en/rules.ts";
import { texts } from "./texts.ts";

/** The name of a rule of the API. A rule of a newer server has the name of all rules. */
export function ruleNameOf(rule: string): string {
  const names = texts(ruleTexts);
  return isRule(rule) ? names[rule] : names.moderation;
}

/** The rules that a decision can name, in the order of the reasons of reports. */
export function ruleChoices(): readonly { readonly value: string; readonly label: string }[] {
  const names = texts(ruleTexts);
  return publishedRules.map((value) => ({ value, label: names[value] }));
}

/** The reason of a moderator's decision about a character: the name and the URL of its rule, or another text as it is. */
export function statusReasonOf(reason: string): { readonly reason: string; readonly ruleHref?: string } {
  if (!isRule(reason)) return { reason };
  return { reason: texts(ruleTexts)[reason], ruleHref: `${paths.policy()}#${rules[reason]}` };
}

function isRule(text: string): text is Rule {
  return Object.hasOwn(rules, text);
}
