import type { ComponentDocs } from "../../ComponentDocs.ts";

/** Usage notes for Stack, shown in Storybook. */
export const docs: ComponentDocs = {
  when: ["Set parts below or beside each other, with a distance of the space scale."],
  whenNot: ["For tiles of one width use Grid, and for a row of covers that scrolls Shelf."],
  accessibility: [
    "The order on the screen is the order in the document, so Tab and screen readers follow it.",
    "With `as` a list of things is a list (`ul`), and a part of a page a landmark (`nav`, `header`).",
  ],
  do: ["Use 8 or 12 inside a group, 16 or 24 between groups, and 40 between the parts of a page."],
  dont: ["Do not give children margins of their own."],
};
