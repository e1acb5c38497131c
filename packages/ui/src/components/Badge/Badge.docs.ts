import type { ComponentDocs } from "../../ComponentDocs.ts";

/** Usage notes for Badge, shown in Storybook. */
export const docs: ComponentDocs = {
  when: ["Add one or two words of fact beside a name, such as a price reduction or a state."],
  whenNot: [
    "For something that can be pressed or removed use Chip.",
    "For a sentence use a paragraph: a badge never wraps.",
  ],
  accessibility: ["It is plain text in reading order; its tone repeats the text and is never the only sign."],
  do: ['Write a fact: "-25%", "Premium", "Draft".'],
  dont: [
    "Do not use `premium` for anything but Premium.",
    "Do not stack several on one thing; choose the one that matters.",
  ],
};
