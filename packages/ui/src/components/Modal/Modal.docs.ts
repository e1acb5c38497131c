import type { ComponentDocs } from "../../ComponentDocs.ts";

/** Usage notes for Modal, shown in Storybook. */
export const docs: ComponentDocs = {
  when: ["Interrupt for one task that has an end: sign in, edit the profile, choose a plan."],
  whenNot: [
    "For a yes or no use ConfirmDialog.",
    "For something to read at length give it a page of its own.",
  ],
  accessibility: [
    "Focus moves in, goes round inside and returns to the opener; the title names the dialog even when it is hidden.",
    "The rest of the page is inert; an element with `data-mimi-layer`, such as a date picker in the body, stays usable.",
    "On phones it is a sheet from below with the same keyboard rules; Escape and the system's back close it.",
  ],
  do: ["Keep one column and one primary action."],
  dont: ["Do not open one modal from another; change the view of the first."],
};
