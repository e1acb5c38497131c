import type { ComponentDocs } from "../../ComponentDocs.ts";

/** Usage notes for Skeleton, shown in Storybook. */
export const docs: ComponentDocs = {
  when: ["Hold the exact room of something that is on its way and will look the same each time."],
  whenNot: ["For a wait of unknown result, such as a search, keep the earlier content dimmed."],
  accessibility: ["It is hidden from screen readers; the region around it says that it is busy."],
  do: ["Give it the measures of what it stands for, so that nothing moves."],
  dont: ["Do not draw skeletons for words that are known already."],
};
