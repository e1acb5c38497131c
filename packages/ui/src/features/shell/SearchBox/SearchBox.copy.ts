/** The texts of the search box. */
export const searchBoxCopy = { search: "Search characters", searchKey: "/" } as const;
