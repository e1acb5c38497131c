import type { ComponentDocs } from "../../../ComponentDocs.ts";

/** Usage notes for DataPane, shown in Storybook. */
export const docs: ComponentDocs = {
  when: ["Let the user export all data, or end every session."],
  whenNot: ["To leave this device alone use SignOutDialog."],
  accessibility: ["Changes of the export's state are announced; ending all sessions needs a confirmation."],
  dont: ["Do not let the page wait for the export."],
};
