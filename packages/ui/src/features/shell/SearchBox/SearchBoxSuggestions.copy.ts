/** The texts of what a search box suggests. */
export const searchBoxSuggestionsCopy = {
  label: "Suggestions",
  groups: { recent: "Recent searches", tags: "Tags", characters: "Characters", creators: "Creators" },
  searching: "Searching",
  count: (count: number) => (count === 1 ? "1 suggestion" : `${count} suggestions`),
  none: "No suggestions. Enter searches everywhere.",
} as const;
