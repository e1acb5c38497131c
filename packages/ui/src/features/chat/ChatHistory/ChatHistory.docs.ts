import type { ComponentDocs } from "../../../ComponentDocs.ts";

/** Usage notes for ChatHistory, shown in Storybook. */
export const docs: ComponentDocs = {
  when: ["List all chats of the user, to open, search, rename, pin, delete and restore."],
  whenNot: ["Beside an open chat on wide screens use ChatRail."],
  accessibility: [
    "It is a dialog; renaming happens in place, and its Escape gives up the field and not the panel.",
    "The actions of a chat are in one menu that names the chat.",
  ],
  dont: ["Do not forget a deleted chat before its 30 days are over."],
};
