import type { ComponentDocs } from "../../../ComponentDocs.ts";

/** Usage notes for ModerationScreen, shown in Storybook. */
export const docs: ComponentDocs = {
  when: ["Let moderators work through reports and appeals, decide about accounts, and read the audit log."],
  whenNot: ["For the notices that a user reads about decisions use NoticesPane."],
  accessibility: [
    "J and K open the next and the previous case, 1 to 4 choose a decision, and Ctrl with Enter sends it; everything is a button, a link or a field too.",
    "Images are blurred until asked for, and have an alternative text once they are shown.",
  ],
};
