import type { ComponentDocs } from "../../../ComponentDocs.ts";

/** Usage notes for ChatScreen, shown in Storybook. */
export const docs: ComponentDocs = {
  when: ["Be the whole page of a chat, from its opening to its failures."],
  whenNot: ["For a single turn outside a chat use Message."],
  accessibility: [
    "Messages are a log; a streaming reply is announced once when it is finished.",
    "Focus stays in the composer after sending, and the scroll position never changes while the user reads further up.",
  ],
  do: ["Map each state of a chat to one `content.kind`."],
  dont: ["Do not clear the draft before the message has been accepted."],
};
