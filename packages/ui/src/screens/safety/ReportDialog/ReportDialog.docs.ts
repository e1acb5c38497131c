import type { ComponentDocs } from "../../../ComponentDocs.ts";

/** Usage notes for ReportDialog, shown in Storybook. */
export const docs: ComponentDocs = {
  when: ["Report a character, an image, a message or a profile to moderators."],
  whenNot: ["For what one only does not want to see use HideMenu."],
  accessibility: [
    "A reason comes first as a group of radio buttons; a missing one is an error tied to it, and the receipt is announced.",
  ],
};
