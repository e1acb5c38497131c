import type { ComponentDocs } from "../../../ComponentDocs.ts";

/** Usage notes for Cover, shown in Storybook. */
export const docs: ComponentDocs = {
  when: ["Draw the three by four picture of a character inside whatever shapes it."],
  whenNot: ["For people use Avatar."],
  accessibility: [
    "With `decorative` it is silent, because the name stands beside it; otherwise the name is its text, even when the picture breaks.",
  ],
  do: ["Give the cover's own colour: it is the ground until the picture is there."],
  dont: ["Do not stretch it to another proportion; the parent gives three by four."],
};
