import type { ComponentDocs } from "../../ComponentDocs.ts";

/** Usage notes for UploadButton, shown in Storybook. */
export const docs: ComponentDocs = {
  when: ["Let the user pick a file from the device."],
  whenNot: ["To cut a picture afterwards hand the file to ImageCropDialog."],
  accessibility: [
    "It is a button with words, not a bare file input; what was wrong is tied to it and announced.",
  ],
  do: ['Name what is uploaded in `label` when the words alone are only "Upload".'],
  dont: ["Do not trust `accept`: judge the file yourself in `onFile`."],
};
