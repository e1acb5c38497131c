import type { ComponentDocs } from "../../ComponentDocs.ts";

/** Usage notes for VirtualList, shown in Storybook. */
export const docs: ComponentDocs = {
  when: ["Draw a list of any length by what is near the screen."],
  whenNot: [
    "For a page of forty things use a plain list: it costs nothing and can be searched by the browser.",
  ],
  accessibility: ["Rows say which of how many they are; focus inside is never lost when rows come or go."],
  do: ["Give every row a key that lasts."],
  dont: ["Do not rely on the browser's own search: only what is near is in the document."],
};
