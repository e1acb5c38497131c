import type { ComponentDocs } from "../../../ComponentDocs.ts";

/** Usage notes for ChatsScreen, shown in Storybook. */
export const docs: ComponentDocs = {
  when: ["Show all chats of the user with all characters on a page of their own."],
  whenNot: ["Over an open chat use ChatHistory, which has the same list."],
  accessibility: [
    "Its heading gets the focus when the page opens; the groups are headings of the second level.",
    "The actions of a chat are in one menu that names the chat.",
  ],
  do: ["Set `isVisitor` for visitors: the page then says what is here after the login."],
  dont: ["Do not show a chat with an adult character while adult content is off; count it."],
};
