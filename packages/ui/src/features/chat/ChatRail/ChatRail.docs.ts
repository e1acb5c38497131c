import type { ComponentDocs } from "../../../ComponentDocs.ts";

/** Usage notes for ChatRail, shown in Storybook. */
export const docs: ComponentDocs = {
  when: ["List the user's chats beside the current one, on wide screens."],
  whenNot: ["Below 1200 px it is hidden; the Back link goes to the list."],
  accessibility: ["It is a navigation with a name; the chat that shows is marked as current."],
  do: [
    "Put this character's chats first, then the latest with others.",
    "Give `onLogin` to visitors, so that the empty rail explains its purpose.",
  ],
  dont: ["Do not load all chats into it: the latest are enough."],
};
