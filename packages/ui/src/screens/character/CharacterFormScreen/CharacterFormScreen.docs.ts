import type { ComponentDocs } from "../../../ComponentDocs.ts";

/** Usage notes for CharacterFormScreen, shown in Storybook. */
export const docs: ComponentDocs = {
  when: ["Create or edit a character, with a preview of its card and greeting beside the fields."],
  whenNot: ["To change only the cover use ImageCropDialog."],
  accessibility: [
    "Each error links to its field; publishing with missing fields focuses the first of them.",
    "Openings can be put in order by keyboard, and what moved is announced.",
  ],
  do: ["Store the draft in the owner, and pass the saving state."],
  dont: ["Do not let a failed save or a lost connection stop the writing."],
};
