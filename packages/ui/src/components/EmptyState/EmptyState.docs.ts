import type { ComponentDocs } from "../../ComponentDocs.ts";

/** Usage notes for EmptyState, shown in Storybook. */
export const docs: ComponentDocs = {
  when: ["Stand where a list would be when it is rightly empty: nobody kept yet, nobody found."],
  whenNot: [
    "When the list could not be loaded use FailedState.",
    "While it is on its way use Skeleton in the shape of what comes.",
  ],
  accessibility: [
    "The title is a real heading of the given level, so that it is found from the list of headings.",
  ],
  do: ["Say in one sentence what would fill the list, and offer one way there."],
  dont: ["Do not joke about the user's lack of anything, and do not draw sad pictures."],
};
