import type { ComponentDocs } from "../../ComponentDocs.ts";

/** Usage notes for Menu, shown in Storybook. */
export const docs: ComponentDocs = {
  when: ["Offer three or more actions that need not always be visible."],
  whenNot: [
    "For one or two actions show buttons.",
    "For choosing a value use a control with a label; a choice in a menu is for what is set once, beside other actions.",
  ],
  accessibility: [
    "It follows the menu button pattern: arrows move, letters jump, Escape closes and the focus returns to the trigger.",
  ],
  do: ["Start with the most wanted entry and end with the one that destroys."],
  dont: ["Do not put anything into a menu that exists nowhere else on phones and wide screens alike."],
};
