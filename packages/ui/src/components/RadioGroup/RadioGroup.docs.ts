import type { ComponentDocs } from "../../ComponentDocs.ts";

/** Usage notes for RadioGroup, shown in Storybook. */
export const docs: ComponentDocs = {
  when: ["Let users choose one of two to seven options that they should see together."],
  whenNot: [
    "For one of a few short words use a SegmentedControl in a row, and for more than seven options Select.",
    "For on and off use Switch or Checkbox.",
  ],
  accessibility: [
    "It is one stop for Tab. Arrow keys move between the options and choose, in the direction of the text.",
    "Hint and error are read with the group, and the hint of an option with the option.",
  ],
  do: ["Put the most common option first."],
  dont: ["Do not choose for the users where every option has weight."],
};
