import type { ComponentDocs } from "../../ComponentDocs.ts";

/** Usage notes for Tooltip, shown in Storybook. */
export const docs: ComponentDocs = {
  when: ["Explain a control whose label must be short, or name what an icon or a number means."],
  whenNot: [
    "For an error or a hint that users need use the `error` or `hint` of the field.",
    "For links and buttons use Menu or Modal: nothing in a tooltip can be pressed.",
    "IconButton shows its own label.",
  ],
  accessibility: [
    "It appears with the focus as well, stays while the pointer is on it, and Escape closes it.",
    "Screen readers read it after the name of the control.",
    "Touch screens do not show it.",
  ],
  do: ["Write a few words, or one sentence."],
  dont: ["Do not write there what users need and cannot find anywhere else."],
};
