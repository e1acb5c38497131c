import type { ComponentDocs } from "../../ComponentDocs.ts";

/** Usage notes for LinkButton, shown in Storybook. */
export const docs: ComponentDocs = {
  when: ["Go to another page or download a file, where the way there is the main thing of a view."],
  whenNot: [
    "For an action use Button.",
    "In running text use Link.",
    "Where only an icon fits use LinkIconButton.",
  ],
  accessibility: [
    "It is a link: it can be opened in a new tab, and a screen reader announces a link.",
    "While loading or disabled it stays in the tab order and says why (`aria-busy`, `disabledReason`), so that the focus is not lost.",
  ],
  do: ['Say where it leads as a verb: "Continue", "Find a character".'],
  dont: ["Do not start an action by `onClick`: the address alone says what it does."],
};
