import type { ComponentDocs } from "../../../ComponentDocs.ts";

/** Usage notes for AccountSuspendedDialog, shown in Storybook. */
export const docs: ComponentDocs = {
  when: ["A user logs in to an account that is suspended or banned."],
  whenNot: ["For a signed-in user use NoticesPane."],
  accessibility: ["A dialog; what happens to an appeal is announced."],
};
