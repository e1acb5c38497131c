import type { ComponentDocs } from "../../../ComponentDocs.ts";

/** Usage notes for AccountModal, shown in Storybook. */
export const docs: ComponentDocs = {
  when: ["Let the user view and edit name, avatar and biography."],
  whenNot: ["For preferences such as theme or reading use the settings."],
  accessibility: [
    "Errors are tied to their fields and the first wrong one gets the focus on Save; the counters are read when they matter.",
  ],
  do: [
    "Pass `avatarAction` as an UploadButton that opens ImageCropDialog.",
    "Keep `profile` in the owner: a failed save loses nothing.",
  ],
  dont: ["Do not close it on failure; the draft stays until it is saved or given up."],
};
