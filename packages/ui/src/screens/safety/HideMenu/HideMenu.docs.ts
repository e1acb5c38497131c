import type { ComponentDocs } from "../../../ComponentDocs.ts";

/** Usage notes for HideMenu, shown in Storybook. */
export const docs: ComponentDocs = {
  when: ["Hide a character, its creator or one of its tags where it is met."],
  whenNot: ["For something against the rules use ReportDialog."],
  accessibility: [
    "It is a menu button; after the choice the focus is back on the button and the toast with Undo is read out.",
  ],
};
