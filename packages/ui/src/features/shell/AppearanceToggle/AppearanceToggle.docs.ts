import type { ComponentDocs } from "../../../ComponentDocs.ts";

/** Usage notes for AppearanceToggle, shown in Storybook. */
export const docs: ComponentDocs = {
  when: ["Turn the page from dark to light and back with one press, in the header."],
  whenNot: ["To follow the device again use AppearancePane."],
  accessibility: ["Its name is the theme that a press switches to, not the current one."],
  do: ["Give it the theme that shows, also when the device chose it."],
  dont: ["Do not put two of them on one page."],
};
