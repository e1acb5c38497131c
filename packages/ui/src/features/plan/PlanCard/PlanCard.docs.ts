import type { ComponentDocs } from "../../../ComponentDocs.ts";

/** Usage notes for PlanCard, shown in Storybook. */
export const docs: ComponentDocs = {
  when: ["Present one plan with its price, what it brings, and what can be done with it at present."],
  whenNot: ["For the user's remaining messages use QuotaMeter."],
  accessibility: [
    "The heading names the plan and says when it is the user's own; the struck price is introduced by a word, since a line is not heard.",
    "A disabled upgrade says why and can still be reached.",
  ],
  do: ["Pass prices as they should be read, in the user's currency."],
  dont: ["Do not invent urgency: a note names a date or an end that is real."],
};
