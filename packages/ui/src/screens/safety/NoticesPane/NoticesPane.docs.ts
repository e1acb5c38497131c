import type { ComponentDocs } from "../../../ComponentDocs.ts";

/** Usage notes for NoticesPane, shown in Storybook. */
export const docs: ComponentDocs = {
  when: ["Tell a user what moderators decided about the account or its content, and take an appeal."],
  whenNot: ["For the notice under a message use ContentNotice."],
  accessibility: [
    "Each decision is an article with a heading; the result of sending an appeal is announced, and a missing text is an error tied to its field.",
  ],
  do: ["Name the rule, the reason and the end, in plain words."],
  dont: ["Do not name the moderator, nor who reported it."],
};
