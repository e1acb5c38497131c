import type { ComponentDocs } from "../../../ComponentDocs.ts";

/** Usage notes for Shelf, shown in Storybook. */
export const docs: ComponentDocs = {
  when: ["Give a part of a page its heading, with a way to the rest of it."],
  whenNot: ["For the page's own title use a heading of the first level."],
  accessibility: [
    "It is a section named by its heading, so that it appears among the landmarks and headings.",
  ],
  do: ["Use `allHref` when there is more than fits."],
  dont: ["Do not nest shelves."],
};
