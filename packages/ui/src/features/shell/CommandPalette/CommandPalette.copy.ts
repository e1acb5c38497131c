import { searchBoxSuggestionsCopy } from "../SearchBox/SearchBoxSuggestions.copy.ts";
import { pluralOf } from "../../../format/pluralOf.ts";

const plural = pluralOf("en");

/** The texts of the command palette. */
export const commandPaletteCopy = {
  ...searchBoxSuggestionsCopy,
  title: "Search and actions",
  field: "Search pages, characters and chats",
  label: "Results",
  count: (count: number) => plural(count, { one: "1 result", other: `${count} results` }),
  none: "Nothing found",
};

/** All texts of CommandPalette. */
export type CommandPaletteCopy = typeof commandPaletteCopy;
