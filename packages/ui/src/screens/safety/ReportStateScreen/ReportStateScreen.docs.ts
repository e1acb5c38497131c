import type { ComponentDocs } from "../../../ComponentDocs.ts";

/** Usage notes for ReportStateScreen, shown in Storybook. */
export const docs: ComponentDocs = {
  when: [
    "A page where a person who has reported something, also without an account, sees what has become of it.",
  ],
  whenNot: ["For decisions about a user's own content use NoticesPane."],
  accessibility: ["The answer is announced. A missing number is an error tied to its field."],
  do: ["Fill the number in where a link has it."],
};
