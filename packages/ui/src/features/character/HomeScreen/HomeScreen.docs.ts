import type { ComponentDocs } from "../../../ComponentDocs.ts";

/** Usage notes for HomeScreen, shown in Storybook. */
export const docs: ComponentDocs = {
  when: ["Be the first page: chats to take up, the top of the week, and everybody else."],
  whenNot: ["For looking for somebody in particular use SearchScreen."],
  accessibility: [
    "It stands inside the main layout's landmark; rails and grid are named lists with headings.",
  ],
  do: ["Let each part fail by itself; the others stay."],
  dont: ["Do not fill the place of a rail that is empty: it is left out."],
};
