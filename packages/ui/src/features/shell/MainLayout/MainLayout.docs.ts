import type { ComponentDocs } from "../../../ComponentDocs.ts";

/** Usage notes for MainLayout, shown in Storybook. */
export const docs: ComponentDocs = {
  when: ["Frame a page with the header and its main landmark."],
  whenNot: ["Screens with their own landmarks, such as DetailScreen, do not use it."],
  accessibility: ["The first press of Tab offers the way past the header."],
  do: ["Give it one page at a time, with one heading of the first level."],
  dont: ["Do not put a second main landmark inside."],
};
