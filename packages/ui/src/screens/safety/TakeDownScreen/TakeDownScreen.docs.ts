import type { ComponentDocs } from "../../../ComponentDocs.ts";

/** Usage notes for TakeDownScreen, shown in Storybook. */
export const docs: ComponentDocs = {
  when: ["A page where anybody, also without an account, asks for the removal of an intimate image."],
  whenNot: ["For anything else that breaks the rules use ReportDialog."],
  accessibility: [
    "An incomplete form focuses its first wrong field, and each error is tied to its field. The outcome of sending is announced.",
  ],
  do: ["Link to it from the footer and from the dialog of a report."],
};
