import type { ComponentDocs } from "../../../ComponentDocs.ts";

/** Usage notes for AppearanceToggle, shown in Storybook. */
export const docs: ComponentDocs = {
  when: ["Turn the page from dark to light and back with one press, in the header."],
  whenNot: ["To follow the device again use AppearancePane."],
  accessibility: ["Its name says which theme a press brings, not which one is there."],
  do: ["Give it the theme that shows, also when the device chose it."],
  dont: ["Do not put two of them on one page."],
};
