import type { ComponentDocs } from "../../ComponentDocs.ts";

/** Usage notes for ConfirmDialog, shown in Storybook. */
export const docs: ComponentDocs = {
  when: [
    "Ask for confirmation before an action that cannot be undone, such as signing out with unsent drafts.",
  ],
  whenNot: [
    "Where it can be undone, do it at once and offer Undo in a toast.",
    "For a form or a longer text use Modal.",
  ],
  accessibility: [
    "It is an alert dialog: focus moves to the harmless answer, Escape means no, and the opener gets the focus back.",
  ],
  do: ["Name the consequence in `description`, and repeat the verb on the button."],
  dont: [
    'Do not ask "Are you sure?": say what will happen.',
    "Do not close it while `pending`; the button shows that it works.",
  ],
};
