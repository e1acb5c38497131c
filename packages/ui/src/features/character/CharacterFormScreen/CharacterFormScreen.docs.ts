import type { ComponentDocs } from "../../../ComponentDocs.ts";

/** Usage notes for CharacterFormScreen, shown in Storybook. */
export const docs: ComponentDocs = {
  when: ["Write a character, with its card and its page beside the fields as readers will meet them."],
  whenNot: ["To change only the cover use ImageCropDialog."],
  accessibility: [
    "Each problem leads to its field; publishing with something missing moves the focus to the first of them.",
    "Openings can be put in order by keyboard, and what moved is announced.",
  ],
  do: ["Keep the draft in the owner, and hand over how its saving stands."],
  dont: ["Do not let a failed save or a lost connection stop the writing."],
};
