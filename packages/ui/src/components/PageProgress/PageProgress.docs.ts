import type { ComponentDocs } from "../../ComponentDocs.ts";

/** Usage notes for PageProgress, shown in Storybook. */
export const docs: ComponentDocs = {
  when: ["Show that the next page is being fetched after a navigation."],
  whenNot: ["For a part of a page use Skeleton or the loading state of a button."],
  accessibility: ["It is a progress bar without a value and is announced once; it does not receive focus."],
  do: ["Mount it once at the root."],
  dont: ["Do not show it for requests that the user did not start."],
};
