import type { ComponentDocs } from "../../../ComponentDocs.ts";

/** Usage notes for MemoryPanel, shown in Storybook. */
export const docs: ComponentDocs = {
  when: ["Show what a character remembers, to add to, correct, pin and drop."],
  whenNot: ["To choose the user's persona use PersonaPicker."],
  accessibility: [
    "It is a dialog; lines are a list, edited in place, and Escape gives up the line and not the panel.",
  ],
  do: ["Lead from each line to the messages it came from."],
  dont: ["Do not lose a line when it could not be saved."],
};
