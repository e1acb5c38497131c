import type { ComponentDocs } from "../../../ComponentDocs.ts";

/** Usage notes for NoticeBanner, shown in Storybook. */
export const docs: ComponentDocs = {
  when: ["Say on every page that moderators have decided something that the user has not read."],
  whenNot: ["For the decisions themselves use NoticesPane."],
  accessibility: ["Announced without taking the focus."],
  do: ["Keep it until the decision is read."],
  dont: ["Do not say in it what was decided: others can see the screen."],
};
