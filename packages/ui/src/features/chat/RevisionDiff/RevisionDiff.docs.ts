import type { ComponentDocs } from "../../../ComponentDocs.ts";

/** Usage notes for RevisionDiff, shown in Storybook. */
export const docs: ComponentDocs = {
  when: [
    "Show what an author changed about a character since a chat began, to keep the old or take the new.",
  ],
  whenNot: ["For one's own drafts use the form itself."],
  accessibility: [
    "Added and removed words are marked in text as well as by colour; each field is a section with a heading.",
  ],
  do: ["Put the choice that changes nothing first."],
  dont: ["Do not take changes without being asked."],
};
