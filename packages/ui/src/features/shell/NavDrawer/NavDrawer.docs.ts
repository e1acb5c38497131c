import type { ComponentDocs } from "../../../ComponentDocs.ts";

/** Usage notes for NavDrawer, shown in Storybook. */
export const docs: ComponentDocs = {
  when: ["Hold on small screens what the header has no room for."],
  whenNot: ["On wide screens the header shows all of it."],
  accessibility: [
    "It is a dialog from the start edge: focus stays inside, Escape and a press outside close it.",
  ],
  do: ["Keep its entries in step with the header's menu."],
  dont: ["Do not close it when only the colours change: the user wants to see the result."],
};
