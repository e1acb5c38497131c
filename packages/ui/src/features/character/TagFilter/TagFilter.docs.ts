import type { ComponentDocs } from "../../../ComponentDocs.ts";

/** Usage notes for TagFilter, shown in Storybook. */
export const docs: ComponentDocs = {
  when: ["Choose tags to show only, and tags to leave out, from any number of them."],
  whenNot: ["For a single tag use FeedTabs."],
  accessibility: [
    "Each tag is a button that announces its three states; a long list can be searched and scrolls.",
  ],
};
