import type { ComponentDocs } from "../../../ComponentDocs.ts";

/** Usage notes for ChatScreen, shown in Storybook. */
export const docs: ComponentDocs = {
  when: ["Be the whole page of a conversation, from its opening to its failures."],
  whenNot: ["For a single turn outside a chat use Message."],
  accessibility: [
    "Turns are a log; a growing reply is not read word by word but once when it is whole.",
    "Focus stays in the composer after sending, and nothing takes the scroll away from somebody reading further up.",
  ],
  do: ["Map each way a conversation can stand to one `conversation.kind`."],
  dont: ["Do not clear the draft before the message has been accepted."],
};
