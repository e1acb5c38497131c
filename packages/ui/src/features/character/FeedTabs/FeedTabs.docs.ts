import type { ComponentDocs } from "../../../ComponentDocs.ts";

/** Usage notes for FeedTabs, shown in Storybook. */
export const docs: ComponentDocs = {
  when: ["Choose what the grid under it lists: a feed, or one tag across all feeds."],
  whenNot: ["For several tags at once use the filter or SearchScreen."],
  accessibility: [
    "Scopes and tags are toggles in two named groups; the row scrolls by keyboard without trapping it.",
  ],
  do: ["Show how many characters the user's filters hide."],
  dont: ["Do not keep a feed selected while a tag is; a tag applies to all feeds."],
};
