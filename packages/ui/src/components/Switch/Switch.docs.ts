import type { ComponentDocs } from "../../ComponentDocs.ts";

/** Usage notes for Switch, shown in Storybook. */
export const docs: ComponentDocs = {
  when: ["Turn one thing on or off, at once."],
  whenNot: [
    "Where something must be saved or agreed to use a check in a form, and for one of a few SegmentedControl.",
  ],
  accessibility: [
    "It has the role of a switch; Space turns it and its hint is tied to it, also when disabled.",
  ],
  do: ["Name what is switched on, in a few words."],
  dont: ["Do not let the label change with the state."],
};
