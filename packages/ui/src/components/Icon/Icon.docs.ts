import type { ComponentDocs } from "../../ComponentDocs.ts";

/** Usage notes for icons, shown in Storybook. */
export const docs: ComponentDocs = {
  when: ["Help users to recognise an action or a state faster than they read its text."],
  whenNot: ["For the logo use RibbonMark or Wordmark, and for covers and portraits Cover or Avatar."],
  accessibility: [
    "Beside a text an icon is hidden from screen readers. Where it is alone, give it a `label`, or use IconButton.",
  ],
  do: [
    "Import single icons: a page loads only those that it imports.",
    "Draw icons of your own with `createIcon`, on a grid of 24 by 24 with lines of 1.75.",
  ],
  dont: ["Do not give one icon two meanings in one product."],
};
