import type { ComponentDocs } from "../../../ComponentDocs.ts";

/** Usage notes for Message, shown in Storybook. */
export const docs: ComponentDocs = {
  when: ["Show one turn of a chat, in any of its states."],
  whenNot: ["For the whole list use MessageList, which is virtualized."],
  accessibility: [
    "A character's message is text under the name as a heading; actions appear on hover and focus and always work by keyboard.",
    "States such as stopped, cut or failed are texts, not only a line.",
  ],
  do: [
    "Keep the object identity of finished turns, so that only the streaming one renders again.",
    "Compose `Message.Root`, `Header`, `Body`, `Text`, `Status` and `Actions` where a message needs a part of your own.",
  ],
  dont: ["Do not put the character's text into a bubble; only the user's messages have one."],
};
