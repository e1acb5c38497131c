import type { ComponentDocs } from "../../../ComponentDocs.ts";

/** Usage notes for ReportDialog, shown in Storybook. */
export const docs: ComponentDocs = {
  when: ["Tell moderators what is wrong with a character, a picture, a message or somebody's profile."],
  whenNot: ["For what one only does not want to see use HideMenu."],
  accessibility: [
    "A reason comes first as a group of radio buttons; a missing one is an error tied to it, and the receipt is announced.",
  ],
  do: ["Give the number to ask about it by."],
  dont: ["Do not demand words from somebody who has been hurt."],
};
