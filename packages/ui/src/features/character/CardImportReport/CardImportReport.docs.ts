import type { ComponentDocs } from "../../../ComponentDocs.ts";

/** Usage notes for CardImportReport, shown in Storybook. */
export const docs: ComponentDocs = {
  when: ["Show what became of each part of a card file before it is used."],
  whenNot: ["For a file that is only a picture use ImageCropDialog."],
  accessibility: ["It is a dialog; what was shortened or left out is a list in words and not only a colour."],
  do: ["Say whether using it replaces what is in the form."],
  dont: ["Do not change the form before the user has said so."],
};
