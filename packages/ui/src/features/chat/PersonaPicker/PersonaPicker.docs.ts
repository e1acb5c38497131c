import type { ComponentDocs } from "../../../ComponentDocs.ts";

/** Usage notes for PersonaPicker, shown in Storybook. */
export const docs: ComponentDocs = {
  when: ["Choose the user's persona in a chat, or none."],
  whenNot: ["For the account's own name and avatar use AccountModal."],
  accessibility: [
    "It is a dialog with a group of radio buttons; a form replaces the list to create or edit one, and deleting needs a confirmation.",
  ],
  dont: ["Do not change the author of earlier messages."],
};
