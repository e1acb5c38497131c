import type { ComponentDocs } from "../../../ComponentDocs.ts";

/** Usage notes for QuotaMeter, shown in Storybook. */
export const docs: ComponentDocs = {
  when: ["Show how many of the day's messages are left, and when the quota resets."],
  whenNot: ["For Premium leave it out; there is nothing to count."],
  accessibility: ["It is a meter with a text value; colour only repeats it."],
  do: ["Hand over the local time as it should be read."],
};
