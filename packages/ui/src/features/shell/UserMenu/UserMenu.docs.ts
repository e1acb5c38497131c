import type { ComponentDocs } from "../../../ComponentDocs.ts";

/** Usage notes for UserMenu, shown in Storybook. */
export const docs: ComponentDocs = {
  when: ["Contain the account actions of a signed-in user."],
  whenNot: ["On phones use NavDrawer."],
  accessibility: [
    "It is a menu button with the full name as its own name, whatever is cut to fit; Escape gives the focus back.",
  ],
  dont: ["Do not add what is on the page already."],
};
