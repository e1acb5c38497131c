import type { ComponentDocs } from "../../../ComponentDocs.ts";

/** Usage notes for Header, shown in Storybook. */
export const docs: ComponentDocs = {
  when: ["Stand at the top of every page of the main layout."],
  whenNot: ["In a chat use ChatHeader."],
  accessibility: [
    "It is the banner with the search and the main navigation; the menu returns the focus and the drawer traps it while it is open.",
    "Names longer than ten letters show eight and an ellipsis; the full name is read out.",
  ],
  do: ["Leave the search box out where the page has its own."],
  dont: ["Do not add a second filled button: a visitor's is Login."],
};
