import type { ComponentDocs } from "../../../ComponentDocs.ts";

/** Usage notes for QuotaMeter, shown in Storybook. */
export const docs: ComponentDocs = {
  when: ["Say how many of the day's messages are left, and when the day begins anew."],
  whenNot: ["For Premium leave it out; there is nothing to count."],
  accessibility: ["It is a meter with its value in words; colour only repeats it."],
  do: ["Hand over the local time as it should be read."],
  dont: ["Do not turn it red or hurry anybody; used up is a fact, not a fault."],
};
