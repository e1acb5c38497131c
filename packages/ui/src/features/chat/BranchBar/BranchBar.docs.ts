import type { ComponentDocs } from "../../../ComponentDocs.ts";

/** Usage notes for BranchBar, shown in Storybook. */
export const docs: ComponentDocs = {
  when: ["Say above an open chat that it was branched from another one, and lead back to it."],
  whenNot: ["In lists of chats pass `origin` to ChatHistory."],
  accessibility: ["The link has a text of its own, and is as high as a finger needs."],
  do: ["Link to the message that the chat was branched at."],
  dont: ["Do not link to a chat that is deleted."],
};
