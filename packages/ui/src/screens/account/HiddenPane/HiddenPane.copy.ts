/** The texts of the hidden items. */
export const hiddenPaneCopy = {
  loading: "Loading hidden items",
  failed: "Your hidden items did not load.",
  retry: "Try again",
  empty: "Nothing is hidden",
  emptyText: "Tags, characters and creators that you hide appear here.",
  tags: "Tags",
  characters: "Characters",
  creators: "Creators",
  handle: (creator: string) => `@${creator}`,
  unhide: "Show again",
  unhideLabel: (name: string) => `Show again: ${name}`,
};
