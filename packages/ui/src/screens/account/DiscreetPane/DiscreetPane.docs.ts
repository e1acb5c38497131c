import type { ComponentDocs } from "../../../ComponentDocs.ts";

/** Usage notes for DiscreetPane, shown in Storybook. */
export const docs: ComponentDocs = {
  when: ["Let the user hide the product's name and icon in the browser tab."],
  whenNot: ["For what is shown on the page itself use AppearancePane."],
  accessibility: ["The switch says what changes; the sample of a tab is decorative and explained in text."],
  dont: ["Do not promise more than the tab: the history of the browser is its own."],
};
