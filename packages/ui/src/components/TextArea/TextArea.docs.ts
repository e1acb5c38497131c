import type { ComponentDocs } from "../../ComponentDocs.ts";

/** Usage notes for TextArea, shown in Storybook. */
export const docs: ComponentDocs = {
  when: ["Ask for a text of several lines: a biography, a message, a reason."],
  whenNot: ["For a text of one line use Field.", "For writing in a chat use Composer."],
  accessibility: [
    "Label, hint, error and counter are tied to the control; an error is announced when it appears and the control is marked invalid.",
  ],
  do: [
    "Set `rows` to the length that is usual. The user can make it higher.",
    "Set `maxLength` where one exists: it counts user-perceived characters and never cuts the input.",
  ],
  dont: ["Do not use the placeholder as a label."],
};
