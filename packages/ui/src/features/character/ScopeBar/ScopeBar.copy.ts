/** Default texts of ScopeBar. */
export const scopeBarCopy = {
  label: "Which characters",
  scopes: { forYou: "For you", new: "New", favourites: "Favourites" },
  yours: "Yours",
  tags: "Tags",
  /** No tag is selected. */
  all: "All",
  filters: "Filters",
};

/** All texts of ScopeBar. */
export type ScopeBarCopy = typeof scopeBarCopy;
