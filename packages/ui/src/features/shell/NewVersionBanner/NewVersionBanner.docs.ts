import type { ComponentDocs } from "../../../ComponentDocs.ts";

/** Usage notes for NewVersionBanner, shown in Storybook. */
export const docs: ComponentDocs = {
  when: ["Say that a newer version waits, or that the running one no longer works."],
  whenNot: ["For a lost connection use OfflineBanner."],
  accessibility: [
    "Keep it mounted, so that it is announced politely when it appears; it never receives focus.",
  ],
  do: ["Let the user choose the moment unless the old version is of no use."],
  dont: ["Do not reload by yourself while something is being written."],
};
