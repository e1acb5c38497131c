import type { ComponentDocs } from "../../../ComponentDocs.ts";

/** Usage notes for DataPane, shown in Storybook. */
export const docs: ComponentDocs = {
  when: ["Let somebody take their data along, or end every session."],
  whenNot: ["To leave this device alone use SignOutDialog."],
  accessibility: [
    "How the export stands is announced when it changes; ending all sessions is asked once more.",
  ],
  do: ["Say plainly when ending the sessions has failed."],
  dont: ["Do not let the page wait for the export."],
};
