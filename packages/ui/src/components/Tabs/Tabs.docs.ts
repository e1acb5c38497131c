import type { ComponentDocs } from "../../ComponentDocs.ts";

/** Usage notes for Tabs, shown in Storybook. */
export const docs: ComponentDocs = {
  when: ["Divide one thing into two to six views, of which users need one at a time."],
  whenNot: [
    "For pages with addresses of their own use links, and for a value in a form RadioGroup or SegmentedControl.",
    "Where users compare the views, show them together.",
  ],
  accessibility: [
    "Tab goes to the selected tab, then to its panel. Arrow keys, Home and End select another tab, in the direction of the text.",
    "On a narrow screen the tabs scroll, and the focused one is brought into view.",
  ],
  do: ["Use one or two words for a label."],
  dont: ["Do not put tabs into tabs."],
};
