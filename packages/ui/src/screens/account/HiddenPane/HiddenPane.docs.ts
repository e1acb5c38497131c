import type { ComponentDocs } from "../../../ComponentDocs.ts";

/** Usage notes for HiddenPane, shown in Storybook. */
export const docs: ComponentDocs = {
  when: [
    "List the tags, characters and creators that the user has hidden, each with a button to show it again.",
  ],
  whenNot: ["To hide something use HideMenu."],
  accessibility: ["Each way back names the thing that it shows again, and the list says when it is gone."],
};
