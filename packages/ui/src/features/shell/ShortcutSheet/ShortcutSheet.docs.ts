import type { ComponentDocs } from "../../../ComponentDocs.ts";

/** Usage notes for ShortcutSheet, shown in Storybook. */
export const docs: ComponentDocs = {
  when: ["List the keys that do something, for those who asked with the question mark."],
  whenNot: ["For help in words use StaticScreen."],
  accessibility: ["It is a dialog; each row ties a key to what it does, and keys are marked up as keys."],
  do: ["Put the keys of the page at hand first."],
  dont: ["Do not list a key that another language's keyboard has not."],
};
