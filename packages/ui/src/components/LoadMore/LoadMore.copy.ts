/** Default texts of LoadMore. */
export const loadMoreCopy = {
  more: "Show more",
  failed: "More could not be loaded.",
  retry: "Try again",
  end: "That is everything.",
};
