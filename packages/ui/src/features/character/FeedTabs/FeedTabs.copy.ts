/** Default texts of FeedTabs. */
export const feedTabsCopy = {
  label: "Which characters",
  feeds: { forYou: "For you", new: "New", favourites: "Favourites" },
  yours: "Yours",
  tags: "Tags",
  /** No tag is selected. */
  all: "All",
  filters: "Filters",
};

/** All texts of FeedTabs. */
export type FeedTabsCopy = typeof feedTabsCopy;
