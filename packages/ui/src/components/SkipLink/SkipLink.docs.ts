import type { ComponentDocs } from "../../ComponentDocs.ts";

/** Usage notes for SkipLink, shown in Storybook. */
export const docs: ComponentDocs = {
  when: ["Put it first on every page that has anything before its main landmark."],
  whenNot: ["MainLayout, DetailScreen, SearchScreen and ChatScreen bring their own."],
  accessibility: [
    "It is the first stop of the Tab key, and only shows there.",
    "The landmark it leads to needs the id, and a `tabIndex` of -1 to take the focus.",
  ],
  do: ["Keep one per page."],
  dont: ["Do not lead to a heading or a field: the landmark is where the page begins."],
};
