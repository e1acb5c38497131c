import type { ComponentDocs } from "../../ComponentDocs.ts";

/** Usage notes for Select, shown in Storybook. */
export const docs: ComponentDocs = {
  when: ["Let users choose one of more than seven options, such as a language."],
  whenNot: [
    "For a few options use RadioGroup or SegmentedControl, which show them all.",
    "For actions use Menu, and for options that users search or add TagFilter.",
  ],
  accessibility: [
    "Space, Enter and the arrow keys open the list. Typing finds an option, Escape closes the list, and the focus returns.",
    "The list is rendered inside the nearest ThemeRoot, with its theme and direction.",
  ],
  do: ["Sort the options as users look for them: by frequency, by size, or by the alphabet."],
  dont: ["Do not put an option into the list that means that nothing is chosen: use `placeholder`."],
};
