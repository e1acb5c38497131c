import type { ComponentDocs } from "../../../ComponentDocs.ts";

/** Usage notes for SearchBox, shown in Storybook. */
export const docs: ComponentDocs = {
  when: ["Look for a character from the header, with suggestions while one types."],
  whenNot: ["On the search page its own field stands instead."],
  accessibility: [
    "With suggestions it is a combobox: arrows go through them, Enter takes one, Escape first closes and then clears.",
    "How many suggestions there are is announced politely.",
  ],
  do: ["Keep the earlier suggestions until newer ones have come."],
  dont: ["Do not open it on focus when there is nothing to suggest."],
};
