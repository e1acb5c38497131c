import type { ComponentDocs } from "../../../ComponentDocs.ts";

/** Usage notes for NotFoundScreen, shown in Storybook. */
export const docs: ComponentDocs = {
  when: ["Answer an address that leads nowhere."],
  whenNot: ["For a thing that existed and failed to load use FailedState."],
  accessibility: ["The title is the heading of the page and receives focus; the image is decorative."],
};
