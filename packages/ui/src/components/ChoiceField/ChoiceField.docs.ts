import type { ComponentDocs } from "../../ComponentDocs.ts";

/** Usage notes for ChoiceField, shown in Storybook. */
export const docs: ComponentDocs = {
  when: ["Choose one of a few options that are all visible."],
  whenNot: ["For on and off use Switch, and for many answers with a search TagFilter."],
  accessibility: [
    "It is a group of radio buttons: one stop for Tab, arrows within; an error is tied to the group.",
  ],
  do: ["Use `list` where an answer needs a sentence."],
  dont: ["Do not choose for the user where either answer has weight."],
};
