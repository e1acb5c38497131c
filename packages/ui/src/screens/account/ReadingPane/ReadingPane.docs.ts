import type { ComponentDocs } from "../../../ComponentDocs.ts";

/** Usage notes for ReadingPane, shown in Storybook. */
export const docs: ComponentDocs = {
  when: ["Set how chats look: face, size, spacing, width of the line."],
  whenNot: ["For the theme use AppearancePane."],
  accessibility: [
    "Every choice is a group of radio buttons; the sample under them follows at once, with no change of its room.",
  ],
};
