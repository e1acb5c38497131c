import type { ComponentDocs } from "../../../ComponentDocs.ts";

/** Usage notes for SearchScreen, shown in Storybook. */
export const docs: ComponentDocs = {
  when: ["Find characters by text and tags, with recent searches at first."],
  whenNot: ["For browsing without a query use HomeScreen."],
  accessibility: [
    "Arrow down walks from the field into the results and arrow up comes back; the number found is announced, not read twice.",
  ],
  do: ["Show the earlier results dimmed while the next ones load."],
  dont: ["Do not show adult characters in safe mode; only their number."],
};
