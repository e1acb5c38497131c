/** Default words of TopRail. */
export const topRailCopy = {
  title: "Top this week",
  loading: "Loading the top of the week",
  failed: "The top of the week did not load.",
  retry: "Try again",
};

/** The words of TopRail. */
export type TopRailCopy = typeof topRailCopy;
