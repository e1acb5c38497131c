import type { ComponentDocs } from "../../ComponentDocs.ts";

/** Usage notes for ImageCropDialog, shown in Storybook. */
export const docs: ComponentDocs = {
  when: ["Let the user crop an avatar (1) or a cover (0.75) before the upload."],
  whenNot: ["For files that are stored as they are use UploadButton alone."],
  accessibility: [
    "Every drag action also works by keyboard (arrows, plus, minus) and by the buttons under the image; the size of the area is announced.",
    "After a rejected file the earlier image stays, with an error message tied to the chooser.",
  ],
  do: [
    "Check the file with `validateImage` first and pass the result as `error`.",
    "Where an image must not be lost, such as that of an imported card, use `firstPart` when the dialog is closed.",
  ],
  dont: ["Do not upload in `onFileSelect`: the user has not confirmed the crop yet."],
};
