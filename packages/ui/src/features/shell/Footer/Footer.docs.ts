import type { ComponentDocs } from "../../../ComponentDocs.ts";

/** Usage notes for Footer, shown in Storybook. */
export const docs: ComponentDocs = {
  when: ["At the end of a page that visitors read: home and the static pages."],
  whenNot: ["On a page with a composer or a form, where the end of the page has its own controls."],
  accessibility: ["It is the landmark `contentinfo` of the page; every link is as high as a finger needs."],
  do: ["Put it after `main`, by the `footer` of `MainLayout`."],
  dont: ["Do not put it into `main`: screen readers would not find the landmark."],
};
