/** Default texts of TopRail. */
export const topRailCopy = {
  title: "Top this week",
  loading: "Loading this week's top characters",
  failed: "This week's top characters did not load.",
  retry: "Try again",
};

/** All texts of TopRail. */
export type TopRailCopy = typeof topRailCopy;
