import type { ComponentDocs } from "../../../ComponentDocs.ts";

/** Usage notes for BottomNav, shown in Storybook. */
export const docs: ComponentDocs = {
  when: ["Give phones one press to home, search, chats, creating, and the user's own menu."],
  whenNot: ["Pages with a bar of their own at the bottom, such as a chat, do not use it."],
  accessibility: [
    "It is a navigation landmark. The current place has `aria-current`, and every entry has a visible label.",
    "A focused element scrolls into view above it.",
  ],
  do: ["Render it last in the page: it leaves room for itself, and toasts move above it."],
  dont: ["Do not add a sixth entry: on the narrowest phone five labels fit."],
};
