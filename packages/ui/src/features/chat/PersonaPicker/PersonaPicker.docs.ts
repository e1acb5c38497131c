import type { ComponentDocs } from "../../../ComponentDocs.ts";

/** Usage notes for PersonaPicker, shown in Storybook. */
export const docs: ComponentDocs = {
  when: ["Choose who the reader is in a chat: themselves, or somebody they made up."],
  whenNot: ["For the account's own name and picture use AccountModal."],
  accessibility: [
    "It is a dialog with a group of radio buttons; making and changing one happens in the same place, and deleting is asked once more.",
  ],
  do: ['Offer "yourself" first.'],
  dont: ["Do not change who wrote earlier messages."],
};
