import type { ComponentDocs } from "../../ComponentDocs.ts";

/** Usage notes for LoadMore, shown in Storybook. */
export const docs: ComponentDocs = {
  when: ["End a list that loads in pages: it requests the next page when the user scrolls near it."],
  accessibility: [
    "The button is always there for users who do not scroll; loading, failure and the end are announced politely.",
  ],
  do: ["Keep the earlier items when the next page fails."],
  dont: ["Do not retry automatically after a failure: the user presses the button."],
};
