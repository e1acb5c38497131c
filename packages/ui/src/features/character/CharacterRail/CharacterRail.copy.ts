/** Default texts of CharacterRail. */
export const characterRailCopy = {
  loading: "Loading characters",
  failed: "These characters did not load.",
  retry: "Try again",
};
