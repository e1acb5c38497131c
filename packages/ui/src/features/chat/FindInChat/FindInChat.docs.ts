import type { ComponentDocs } from "../../../ComponentDocs.ts";

/** Usage notes for FindInChat, shown in Storybook. */
export const docs: ComponentDocs = {
  when: ["Search the whole chat, including messages that are not rendered."],
  whenNot: ["For chats themselves use ChatHistory."],
  accessibility: [
    "Its field has the focus at once; Enter and Shift and Enter go from hit to hit, Escape closes, and the place is announced.",
    "Found words are marked by the CSS Custom Highlight API, also in forced colours.",
  ],
  do: [
    "Take Ctrl and F over only inside a chat, and leave them to the browser while the focus is in this search.",
  ],
};
