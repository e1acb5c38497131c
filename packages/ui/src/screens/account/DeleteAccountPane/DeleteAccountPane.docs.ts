import type { ComponentDocs } from "../../../ComponentDocs.ts";

/** Usage notes for DeleteAccountPane, shown in Storybook. */
export const docs: ComponentDocs = {
  when: ["Delete an account, after its owner has read what goes and has typed that they mean it."],
  whenNot: ["To sign out use SignOutDialog."],
  accessibility: ["The text to type is in the label of its field; a mismatch is an error tied to it."],
  do: ["Say what stays, such as a subscription that has to be ended first."],
};
