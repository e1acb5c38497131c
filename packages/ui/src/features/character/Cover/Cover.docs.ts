import type { ComponentDocs } from "../../../ComponentDocs.ts";

/** Usage notes for Cover, shown in Storybook. */
export const docs: ComponentDocs = {
  when: ["Show the 3:4 cover of a character inside an element with a size."],
  whenNot: ["For people use Avatar."],
  accessibility: [
    "With `decorative` it is hidden, because the name is beside it; otherwise it has an alternative text, even when the image is broken.",
  ],
  do: ["Give the cover's accent colour: it is the background until the image is loaded."],
  dont: ["Do not stretch it to another proportion; the parent gives three by four."],
};
