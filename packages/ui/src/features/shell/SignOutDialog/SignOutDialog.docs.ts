import type { ComponentDocs } from "../../../ComponentDocs.ts";

/** Usage notes for SignOutDialog, shown in Storybook. */
export const docs: ComponentDocs = {
  when: ["Ask before signing out, since drafts of this device go with the session."],
  whenNot: ["For other questions use ConfirmDialog with its own texts."],
  accessibility: ["The harmless answer has the focus; while it works the dialog stays and says so."],
};
