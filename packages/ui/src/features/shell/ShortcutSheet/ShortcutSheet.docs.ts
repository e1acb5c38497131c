import type { ComponentDocs } from "../../../ComponentDocs.ts";

/** Usage notes for ShortcutSheet, shown in Storybook. */
export const docs: ComponentDocs = {
  when: ["List the keyboard shortcuts, opened by the question mark."],
  whenNot: ["For longer help use StaticScreen."],
  accessibility: ["It is a dialog; each row ties a key to what it does, and keys are marked up as keys."],
  dont: ["Do not list a key that another language's keyboard has not."],
};
