import type { ComponentDocs } from "../../../ComponentDocs.ts";

/** Usage notes for SearchBox, shown in Storybook. */
export const docs: ComponentDocs = {
  when: ["Look for a character from the header, with suggestions while one types."],
  whenNot: ["The search page has its own field instead."],
  accessibility: [
    "With suggestions it is a combobox: arrows move, Enter chooses, Escape first closes and then clears.",
    "How many suggestions there are is announced politely.",
    "Focus by the keyboard alone never changes the page (WCAG 3.2.1): a press, typing or Enter does.",
  ],
};
