/** Default texts of LoadMore. */
export const loadMoreCopy = {
  more: "Show more",
  failed: "Loading more failed.",
  retry: "Try again",
  end: "That is everything.",
};
