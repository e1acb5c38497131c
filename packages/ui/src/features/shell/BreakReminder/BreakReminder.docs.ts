import type { ComponentDocs } from "../../../ComponentDocs.ts";

/** Usage notes for BreakReminder, shown in Storybook. */
export const docs: ComponentDocs = {
  when: ["Remind a user after hours of use how much time has passed."],
  whenNot: ["For limits of the plan use QuotaMeter."],
  accessibility: ["Keep it mounted: it is announced politely when it appears, and does not receive focus."],
  do: ["Let one press send it away for good until the next hour."],
  dont: ["Do not block the user: it only informs."],
};
