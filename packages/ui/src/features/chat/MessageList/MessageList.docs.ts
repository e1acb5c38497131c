import type { ComponentDocs } from "../../../ComponentDocs.ts";

/** Usage notes for MessageList, shown in Storybook. */
export const docs: ComponentDocs = {
  when: ["Show a chat of any length; only what is near the screen is in the document."],
  whenNot: ["For two or three lines in a card use Message alone."],
  accessibility: [
    "It is a log with a name; a finished reply is announced once, a streaming one never word by word.",
    "A user who has scrolled up is not moved, and is offered a button to the end.",
  ],
  do: [
    "Store the position of `onReadingPositionChange`, and pass it as `openAt` after a reload: the user continues to read there.",
    "Pass every notice as a turn, such as the disclosure that the character is an AI: the list adds none.",
    "Pass `renderTurn` for a message with a part of your own.",
    "Pass `older` correctly; the scroll position is kept when earlier messages load.",
  ],
  dont: ["Do not sort or filter the turns on the way in: their order is the story."],
};
