import type { ComponentDocs } from "../../../ComponentDocs.ts";

/** Usage notes for ChatHeader, shown in Storybook. */
export const docs: ComponentDocs = {
  when: ["Say whom one talks to, with the way back and to a new chat."],
  whenNot: ["On pages without a conversation use Header."],
  accessibility: [
    "The character's name is the page's heading; back and new chat are named buttons of at least 44 px.",
  ],
  do: [
    "Set `demo` when no model is connected, so that nobody takes scripted lines for the character's own.",
    "Set `loading` while the character is on its way, so that the room of the name is kept.",
  ],
  dont: ["Do not add actions on single messages here."],
};
