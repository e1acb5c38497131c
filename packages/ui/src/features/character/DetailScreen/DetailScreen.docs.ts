import type { ComponentDocs } from "../../../ComponentDocs.ts";

/** Usage notes for DetailScreen, shown in Storybook. */
export const docs: ComponentDocs = {
  when: [
    "Show everything about one character before a chat: cover, story, facts, reactions and the opening.",
  ],
  whenNot: ["For a list use SearchScreen or HomeScreen."],
  accessibility: [
    "It brings its own landmarks and one first-level heading, which takes the focus after a page change.",
    "Adult characters show neither name nor picture until the reader has chosen so.",
  ],
  do: [
    "Hand the opened greeting's place to `onStartChat`, so that the chat begins with what was being read.",
  ],
  dont: ["Do not show Continue to somebody who has never talked to the character."],
};
