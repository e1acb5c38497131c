import type { ComponentDocs } from "../../../ComponentDocs.ts";

/** When ReadingPane is the right thing to use, and how. */
export const docs: ComponentDocs = {
  when: ["Set how conversations look: face, size, spacing, width of the line."],
  whenNot: ["For the theme use AppearancePane."],
  accessibility: [
    "Every choice is a group of radio buttons; the sample under them follows at once, with no change of its room.",
  ],
  do: ["Use real prose as the sample."],
  dont: ["Do not shrink the smallest size below what the browser is set to."],
};
