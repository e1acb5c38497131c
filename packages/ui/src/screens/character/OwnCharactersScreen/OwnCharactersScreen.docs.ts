import type { ComponentDocs } from "../../../ComponentDocs.ts";

/** Usage notes for OwnCharactersScreen, shown in Storybook. */
export const docs: ComponentDocs = {
  when: ["The page on which users find the characters that they made, with drafts and the bin."],
  whenNot: ["For the characters of other creators use SearchScreen or HomeScreen."],
  accessibility: [
    "It is inside the main layout's landmark. Filters and orders are groups of toggle buttons.",
    "Each card has a menu that is named after its character. When a card is removed, the focus moves to the next one.",
    "The number of listed characters is announced after each change.",
  ],
  do: [
    "Move deleted characters to the bin, and offer Undo.",
    "Show the reason of a moderator: it replaces the tagline on the card.",
  ],
  dont: ["Do not ask before deleting: deleting can be undone."],
};
