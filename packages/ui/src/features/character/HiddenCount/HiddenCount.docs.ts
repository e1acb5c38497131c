import type { ComponentDocs } from "../../../ComponentDocs.ts";

/** Usage notes for HiddenCount, shown in Storybook. */
export const docs: ComponentDocs = {
  when: ["Show how many characters are hidden, by the user's filters or because adult content is off."],
  whenNot: ["To list what is hidden use HiddenPane."],
  accessibility: ["It is a button where they can be shown, and plain text where they cannot."],
  do: [
    "Show it beside the list that it is about.",
    "Give `adult`, so that users look for no filter that they never set.",
  ],
  dont: ["Do not say what was hidden."],
};
