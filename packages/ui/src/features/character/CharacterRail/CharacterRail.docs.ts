import type { ComponentDocs } from "../../../ComponentDocs.ts";

/** Usage notes for CharacterRail, shown in Storybook. */
export const docs: ComponentDocs = {
  when: [
    "Show characters of one kind in a single row under a heading, such as similar ones or the user's own.",
  ],
  whenNot: ["For ranks of the week use TopRail, and for a whole page of them CharacterGrid."],
  accessibility: [
    "The row is a named list; every card is reached by Tab and comes into view with the focus.",
  ],
  do: ["Lead to all of them when there are more than fit."],
  dont: ["Do not draw an empty rail where there is nothing to say about it."],
};
