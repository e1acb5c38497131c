import type { ComponentDocs } from "../../ComponentDocs.ts";

/** Usage notes for Text, shown in Storybook. */
export const docs: ComponentDocs = {
  when: ["Set a heading, a paragraph or a caption of your own in the type of the library."],
  whenNot: ["For text that users or models have written use Markdown, and for a count CountLabel."],
  accessibility: [
    "The look does not make a heading: choose `as` by the outline of the page, and `variant` by its looks.",
    "Every tone and colour has a contrast of 4.5 to 1 or more on the page, on a surface and on a raised surface.",
  ],
  do: ["Leave `tone`, `color` and `weight` out where the variant says enough."],
  dont: ["Do not cut a text with `maxLines` that is readable nowhere else."],
};
