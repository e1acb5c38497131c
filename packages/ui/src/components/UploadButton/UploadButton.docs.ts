import type { ComponentDocs } from "../../ComponentDocs.ts";

/** Usage notes for UploadButton, shown in Storybook. */
export const docs: ComponentDocs = {
  when: ["Let the user pick a file from the device."],
  whenNot: ["To crop an image afterwards pass the file to ImageCropDialog."],
  accessibility: ["It is a labelled button, not a bare file input; errors are tied to it and announced."],
  do: ["Name what is uploaded in `aria-label` when the visible text is only 'Upload'."],
  dont: ["Do not trust `accept`: judge the file yourself in `onFileSelect`."],
};
