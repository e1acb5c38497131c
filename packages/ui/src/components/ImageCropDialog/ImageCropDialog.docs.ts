import type { ComponentDocs } from "../../ComponentDocs.ts";

/** Usage notes for ImageCropDialog, shown in Storybook. */
export const docs: ComponentDocs = {
  when: ["Let the user cut an avatar (1) or a cover (0.75) out of a picture before it is uploaded."],
  whenNot: ["For files that are stored as they are use UploadButton alone."],
  accessibility: [
    "Everything that dragging does can be done by keyboard (arrows, plus, minus) and by the buttons under the picture; the part's size is announced.",
    "A refused file keeps the earlier picture and says why in a sentence tied to the chooser.",
  ],
  do: ["Judge the file with `validateImage` first and hand the verdict over as `fault`."],
  dont: ["Do not upload in `onFile`: nothing has been chosen to be kept yet."],
};
