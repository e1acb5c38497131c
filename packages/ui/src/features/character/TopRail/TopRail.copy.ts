/** Default texts of TopRail. */
export const topRailCopy = {
  title: "Top this week",
  loading: "Loading the top of the week",
  failed: "The top of the week did not load.",
  retry: "Try again",
};

/** All texts of TopRail, for translations. */
export type TopRailCopy = typeof topRailCopy;
