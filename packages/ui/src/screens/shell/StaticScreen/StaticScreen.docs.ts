import type { ComponentDocs } from "../../../ComponentDocs.ts";

/** Usage notes for StaticScreen, shown in Storybook. */
export const docs: ComponentDocs = {
  when: ["Show a page that is only read: policy, terms, contact."],
  whenNot: ["For help inside a task put the text beside the task."],
  accessibility: ["Each section has a heading and an address; the contents are a named navigation."],
  do: ["Date what can change, in the user's locale."],
  dont: ["Do not hide the important part at the end: say it in `lead`."],
};
