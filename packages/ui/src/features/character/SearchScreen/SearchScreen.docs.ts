import type { ComponentDocs } from "../../../ComponentDocs.ts";

/** Usage notes for SearchScreen, shown in Storybook. */
export const docs: ComponentDocs = {
  when: ["Find characters by words and tags, with recent searches before the first letter."],
  whenNot: ["For browsing without a wish use HomeScreen."],
  accessibility: [
    "Arrow down walks from the field into the results and arrow up comes back; the number found is announced, not read twice.",
  ],
  do: ["Keep the old answer dimmed while the next one is on its way."],
  dont: ["Do not search for adult characters in safe mode; only their number is told."],
};
