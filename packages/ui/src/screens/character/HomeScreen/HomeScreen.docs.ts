import type { ComponentDocs } from "../../../ComponentDocs.ts";

/** Usage notes for HomeScreen, shown in Storybook. */
export const docs: ComponentDocs = {
  when: ["The home page: chats to continue, the top of the week, and all characters."],
  whenNot: ["To find a particular character use SearchScreen."],
  accessibility: ["It is inside the main layout's landmark; rails and grid are named lists with headings."],
  do: ["Let each part fail by itself; the others stay."],
};
