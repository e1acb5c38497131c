import type { ComponentDocs } from "../../../ComponentDocs.ts";

/** Usage notes for ContentNotice, shown in Storybook. */
export const docs: ComponentDocs = {
  when: ["Say plainly why something is hidden, waiting or refused, by which rule, and what can be done."],
  whenNot: ["For a failed request use FailedState."],
  accessibility: ["It is part of the page, with a heading; its actions are labelled buttons."],
  do: ["Keep what the user wrote when it is refused."],
  dont: ["Do not accuse: name the rule and the way to appeal."],
};
