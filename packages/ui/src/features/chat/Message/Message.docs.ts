import type { ComponentDocs } from "../../../ComponentDocs.ts";

/** Usage notes for Message, shown in Storybook. */
export const docs: ComponentDocs = {
  when: ["Show one turn of a conversation, in any of its states."],
  whenNot: ["For the whole list use MessageList, which keeps long chats cheap."],
  accessibility: [
    "A character's words are text under the name as a heading; actions appear on hover and focus and are always reachable by keyboard.",
    "States such as stopped, cut or failed are said in words, not only by a line.",
  ],
  do: ["Keep the identity of finished turns, so that only the growing one is drawn again."],
  dont: ["Do not put the character's words into a bubble; only the reader's have a ground."],
};
