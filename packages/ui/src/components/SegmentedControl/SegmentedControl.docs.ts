import type { ComponentDocs } from "../../ComponentDocs.ts";

/** Usage notes for SegmentedControl, shown in Storybook. */
export const docs: ComponentDocs = {
  when: ["Let users choose one of two to five short options, beside each other."],
  whenNot: [
    "For options with a sentence, or more of them, use RadioGroup.",
    "For on and off use Switch, and for many answers with a search TagFilter.",
  ],
  accessibility: [
    "It is a group of radio buttons: one stop for Tab, arrows within; an error is tied to the group.",
  ],
  do: ["Use one or two words for a label."],
  dont: ["Do not choose for the user where either answer has weight."],
};
