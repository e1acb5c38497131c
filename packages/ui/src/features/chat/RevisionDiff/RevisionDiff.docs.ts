import type { ComponentDocs } from "../../../ComponentDocs.ts";

/** Usage notes for RevisionDiff, shown in Storybook. */
export const docs: ComponentDocs = {
  when: [
    "Show the creator's changes of a character since a chat began, to keep the earlier version or use the new one.",
  ],
  whenNot: ["For the user's own drafts use the form itself."],
  accessibility: [
    "Added and removed words are marked in text as well as by colour; each field is a section with a heading.",
  ],
  dont: ["Do not apply changes without the user's decision."],
};
