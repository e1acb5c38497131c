import type { ComponentDocs } from "../../ComponentDocs.ts";

/** Usage notes for SkipLink, shown in Storybook. */
export const docs: ComponentDocs = {
  when: ["Put it first on every page that has anything before its main landmark."],
  whenNot: ["MainLayout, DetailScreen, SearchScreen and ChatScreen include one."],
  accessibility: [
    "It is the first stop of the Tab key, and only shows there.",
    "Its target landmark needs the id, and a `tabIndex` of -1 to receive focus.",
  ],
  do: ["Keep one per page."],
  dont: ["Do not link to a heading or a field: the landmark is where the page begins."],
};
