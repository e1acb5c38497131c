import type { ComponentDocs } from "../../ComponentDocs.ts";

/** Usage notes for Wordmark, shown in Storybook. */
export const docs: ComponentDocs = {
  when: ["Name the product in the header and as the title of the login dialog."],
  whenNot: ["In running text write the name as plain text."],
  accessibility: ["It reads as the product's name; the ribbon before it is decoration."],
  do: ["Leave room of its own height around it."],
  dont: ["Do not set the name in another face."],
};
