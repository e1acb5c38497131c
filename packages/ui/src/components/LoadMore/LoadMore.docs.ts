import type { ComponentDocs } from "../../ComponentDocs.ts";

/** Usage notes for LoadMore, shown in Storybook. */
export const docs: ComponentDocs = {
  when: ["Close a list that comes in pages: it asks for the next one as its foot comes near."],
  whenNot: ["For a list that is whole, leave it out."],
  accessibility: [
    "The button is always there for those who do not scroll; loading, failure and the end are announced politely.",
  ],
  do: ["Keep the earlier items when the next page fails."],
  dont: ["Do not ask again by yourself after a failure: the user presses."],
};
