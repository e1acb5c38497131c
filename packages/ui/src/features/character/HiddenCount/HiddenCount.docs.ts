import type { ComponentDocs } from "../../../ComponentDocs.ts";

/** When HiddenCount is the right thing to use, and how. */
export const docs: ComponentDocs = {
  when: ["Say how many characters the viewer's own filters left out."],
  whenNot: ["To list what is hidden use HiddenPane."],
  accessibility: ["It is a button in words where they can be shown, and plain text where they cannot."],
  do: ["Show it beside the list that it is about."],
  dont: ["Do not say what was hidden."],
};
