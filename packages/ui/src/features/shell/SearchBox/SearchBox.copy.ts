/** The texts of the search box. */
export const searchBoxCopy = { search: "Search characters", submitSearch: "Search", searchKey: "/" } as const;

/** All texts of the search box, for translations. */
export type SearchBoxCopy = Readonly<Record<keyof typeof searchBoxCopy, string>>;
