import type { ComponentDocs } from "../../../ComponentDocs.ts";

/** Usage notes for BreakReminder, shown in Storybook. */
export const docs: ComponentDocs = {
  when: ["Tell somebody who has been here for hours what time has passed."],
  whenNot: ["For limits of the plan use QuotaMeter."],
  accessibility: ["Keep it mounted: it is read out politely when it appears, and takes no focus."],
  do: ["Let one press send it away for good until the next hour."],
  dont: ["Do not stop anybody: it informs."],
};
