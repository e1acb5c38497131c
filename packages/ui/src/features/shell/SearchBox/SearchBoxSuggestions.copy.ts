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
  count: (count: number) => (count === 1 ? "1 suggestion" : `${count} suggestions`),
  none: "No suggestions. Enter searches everywhere.",
} as const;

/** The texts of suggestions, for translations. */
export type SearchBoxSuggestionsCopy = Readonly<
  Record<"label" | "searching" | "none", string> & {
    groups: Readonly<Record<keyof typeof searchBoxSuggestionsCopy.groups, string>>;
    /** The announced number of suggestions. */
    count: (count: number) => string;
  }
>;
