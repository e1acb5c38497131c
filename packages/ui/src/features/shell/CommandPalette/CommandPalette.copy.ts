import {
  type SearchBoxSuggestionsCopy,
  searchBoxSuggestionsCopy,
} from "../SearchBox/SearchBoxSuggestions.copy.ts";

/** The texts of the command palette. */
export const commandPaletteCopy = {
  ...searchBoxSuggestionsCopy,
  title: "Go to or do",
  field: "Search pages, characters and chats",
  label: "Results",
  count: (count: number) => (count === 1 ? "1 result" : `${count} results`),
  none: "Nothing found",
} as const;

/** All texts of the command palette, for translations. */
export type CommandPaletteCopy = SearchBoxSuggestionsCopy & Readonly<Record<"title" | "field", string>>;
