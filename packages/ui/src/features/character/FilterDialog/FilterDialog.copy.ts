/** Default texts of FilterDialog. */
export const filterDialogCopy = {
  title: "Filters",
  adult: "Show adult characters",
  density: "Covers per row",
  densities: { roomy: "Fewer", standard: "Standard", compact: "More" },
  done: "Done",
};

/** All texts of FilterDialog. */
export type FilterDialogCopy = typeof filterDialogCopy;
