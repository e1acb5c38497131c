import type { ComponentDocs } from "../../../ComponentDocs.ts";

/** Usage notes for ChatHeader, shown in Storybook. */
export const docs: ComponentDocs = {
  when: ["Show the character of a chat, with a Back link and a button for a new chat."],
  whenNot: ["On pages without a chat use Header."],
  accessibility: [
    "The character's name is the page's heading; back and new chat are named buttons of at least 44 px.",
  ],
  do: [
    "Set `demo` when no model is connected, so that scripted replies are recognised as such. `demoHint` can say how to connect one.",
    "Set `pending` while the character loads, so that space for the name is reserved.",
  ],
  dont: ["Do not add actions on single messages here."],
};
