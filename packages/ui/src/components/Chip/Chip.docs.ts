import type { ComponentDocs } from "../../ComponentDocs.ts";

/** Usage notes for Chip, shown in Storybook. */
export const docs: ComponentDocs = {
  when: ["Choose among tags and filters in a row, or list the selected ones with a remove button."],
  whenNot: ["For an action use Button.", "For a fact beside a name, without interaction, use Badge."],
  accessibility: [
    "A chip that can be chosen says so through `aria-pressed`; the cross is a button of its own and names what it removes.",
  ],
  do: [
    "Keep the label to one or two words: a long one is cut with an ellipsis rather than breaking the row.",
  ],
  dont: ["Do not pass both `onSelectedChange` and `onRemove`: a chip that can be selected has no cross."],
};
