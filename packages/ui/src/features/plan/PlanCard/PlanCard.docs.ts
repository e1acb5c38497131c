import type { ComponentDocs } from "../../../ComponentDocs.ts";

/** Usage notes for PlanCard, shown in Storybook. */
export const docs: ComponentDocs = {
  when: ["Present one plan with its price, its benefits and its action."],
  whenNot: ["For the user's remaining messages use QuotaMeter."],
  accessibility: [
    "The heading names the plan and whether it is the current one; a hidden text introduces the struck price, because a line is not announced.",
    "A disabled upgrade says why and can still be reached.",
  ],
  do: ["Pass prices as they should be read, in the user's currency."],
  dont: ["Do not invent urgency: a note names a date or an end that is real."],
};
