import type { ComponentDocs } from "../../ComponentDocs.ts";

/** Usage notes for EmptyState, shown in Storybook. */
export const docs: ComponentDocs = {
  when: ["Replace a list without items, such as no favourites or no search results."],
  whenNot: [
    "When the list could not be loaded use FailedState.",
    "While loading use Skeleton in the shape of the content.",
  ],
  accessibility: [
    "The title is a real heading of the given level, so that it is found from the list of headings.",
  ],
  do: ["Say in one sentence what would fill the list, and offer one way there."],
  dont: ["Do not joke about missing items, and do not show sad illustrations."],
};
