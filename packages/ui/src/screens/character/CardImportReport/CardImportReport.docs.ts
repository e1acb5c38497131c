import type { ComponentDocs } from "../../../ComponentDocs.ts";

/** Usage notes for CardImportReport, shown in Storybook. */
export const docs: ComponentDocs = {
  when: ["Show what became of each part of a card file before it is used."],
  whenNot: ["For a plain image use ImageCropDialog."],
  accessibility: ["It is a dialog; texts over the limit and skipped fields are a list, not only a colour."],
  dont: ["Do not change the form before the user has said so."],
};
