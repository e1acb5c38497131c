import { pluralOf } from "../../../format/pluralOf.ts";

const plural = pluralOf("en");

/** The texts of what a search box suggests. */
export const searchBoxSuggestionsCopy = {
  label: "Suggestions",
  groups: {
    recent: "Recent searches",
    places: "Go to",
    chats: "Chats",
    tags: "Tags",
    characters: "Characters",
    creators: "Creators",
    actions: "Actions",
  },
  searching: "Searching",
  count: (count: number) => plural(count, { one: "1 suggestion", other: `${count} suggestions` }),
  none: "No suggestions. Press Enter to search.",
};

/** All texts of SearchBoxSuggestions. */
export type SearchBoxSuggestionsCopy = typeof searchBoxSuggestionsCopy;
