import type { ComponentDocs } from "../../../ComponentDocs.ts";

/** Usage notes for DiscreetPane, shown in Storybook. */
export const docs: ComponentDocs = {
  when: ["Let somebody make the tab's name and icon say nothing in particular."],
  whenNot: ["For what is shown on the page itself use AppearancePane."],
  accessibility: ["The switch says what changes; the example of a tab is decoration with its words in text."],
  do: ["Show both names, so that the change is no surprise."],
  dont: ["Do not promise more than the tab: the history of the browser is its own."],
};
