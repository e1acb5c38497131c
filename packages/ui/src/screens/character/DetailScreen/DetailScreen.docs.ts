import type { ComponentDocs } from "../../../ComponentDocs.ts";

/** Usage notes for DetailScreen, shown in Storybook. */
export const docs: ComponentDocs = {
  when: [
    "Show everything about one character before a chat: cover, story, facts, reactions and the opening.",
  ],
  whenNot: ["For a list use SearchScreen or HomeScreen."],
  accessibility: [
    "It has its own landmarks and one first-level heading, which receives focus after a page change.",
    "Adult characters show neither name nor cover until the user has enabled adult content.",
  ],
  do: [
    "Hand the opened greeting's index to `onChatStart`, so that the chat begins with what was being read.",
  ],
};
