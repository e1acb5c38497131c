import type { ErrorDetails, Rule } from "@mimi/contract";
import { paths } from "../../../paths.ts";
import type { BlockingRule } from "./chat.store.ts";
import { ruleNames } from "./chatSentences.ts";

/** The rule that an answer names, with the section of the policy that explains it (contract 1). */
export function ruleOf({ rule, anchor }: ErrorDetails): BlockingRule | undefined {
  if (rule === undefined || anchor === undefined) return undefined;
  return { label: ruleNames[rule as Rule] ?? ruleNames.moderation, href: `${paths.policy()}#${anchor}` };
}
