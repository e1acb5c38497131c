import type { ErrorDetails } from "@mimi/contract";
import { paths } from "../../../paths.ts";
import { ruleNameOf } from "../../../state/texts/ruleNames.ts";
import type { BlockingRule } from "./chat.store.ts";

/** The rule that an error names, with the address of its section in the policy (contract 1). */
export function ruleOf({ rule, anchor }: ErrorDetails): BlockingRule | undefined {
  if (rule === undefined || anchor === undefined) return undefined;
  return { label: ruleNameOf(rule), href: `${paths.policy()}#${anchor}` };
}
