import type { ComponentDocs } from "../../../ComponentDocs.ts";

/** Usage notes for TopRail, shown in Storybook. */
export const docs: ComponentDocs = {
  when: ["Show the ten most visited characters of the week by rank."],
  whenNot: ["For any list without an order of rank use CharacterGrid."],
  accessibility: [
    "It is an ordered list: the rank is its position and is read as such; the large numerals are decoration.",
    "The row scrolls by keyboard: each cover is reached by Tab and brought into view.",
  ],
  do: ["Set `first` only at the top of a page, so that its covers load at once."],
  dont: ["Do not show it half empty with placeholders; a young week is short."],
};
