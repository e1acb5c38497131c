import type { ComponentDocs } from "../../ComponentDocs.ts";

/** Usage notes for Skeleton, shown in Storybook. */
export const docs: ComponentDocs = {
  when: ["Reserve the exact size of loading content whose layout is known."],
  whenNot: ["For loading with an unknown result, such as a search, dim the earlier content."],
  accessibility: ["It is hidden from screen readers; the region around it has `aria-busy`."],
  do: ["Give it the size of the content, so that nothing shifts."],
  dont: ["Do not show skeletons for text that is known already."],
};
