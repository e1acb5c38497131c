import type { ComponentDocs } from "../../../ComponentDocs.ts";

/** Usage notes for FilterDialog, shown in Storybook. */
export const docs: ComponentDocs = {
  when: ["Show everything that shapes a list in one place: tags, adult characters, density, what is hidden."],
  whenNot: ["For the feed or one tag use FeedTabs."],
  accessibility: [
    "It is a dialog; each change works at once and the number of hidden characters is announced.",
  ],
};
