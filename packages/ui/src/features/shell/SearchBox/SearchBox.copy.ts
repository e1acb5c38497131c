/** The texts of the search box. */
export const searchBoxCopy = { search: "Search characters", submitSearch: "Search", searchKey: "/" };

/** All texts of SearchBox. */
export type SearchBoxCopy = typeof searchBoxCopy;
