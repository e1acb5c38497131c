import { searchBoxSuggestionsCopy } from "../SearchBox/SearchBoxSuggestions.copy.ts";

/** The texts of the command palette. */
export const commandPaletteCopy = {
  ...searchBoxSuggestionsCopy,
  title: "Search and actions",
  field: "Search pages, characters and chats",
  label: "Results",
  count: (count: number) => (count === 1 ? "1 result" : `${count} results`),
  none: "Nothing found",
};

/** All texts of CommandPalette. */
export type CommandPaletteCopy = typeof commandPaletteCopy;
