import type { ComponentDocs } from "../../../ComponentDocs.ts";

/** Usage notes for ScopeBar, shown in Storybook. */
export const docs: ComponentDocs = {
  when: ["Choose what the grid under it lists: a scope, or one tag across all scopes."],
  whenNot: ["For several tags at once use the filter or SearchScreen."],
  accessibility: [
    "Scopes and tags are toggles in two named groups; the row scrolls by keyboard without trapping it.",
  ],
  do: ["Say how many the viewer's own filters left out."],
  dont: ["Do not keep a scope chosen while a tag is; a tag lists across all."],
};
