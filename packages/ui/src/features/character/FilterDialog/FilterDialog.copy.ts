import { hiddenCountCopy } from "../HiddenCount/HiddenCount.copy.ts";
import { tagFilterCopy } from "../TagFilter/TagFilter.copy.ts";

/** Default texts of FilterDialog. */
export const filterDialogCopy = {
  title: "Filters",
  adult: "Show adult characters",
  density: "Covers per row",
  densities: { roomy: "Fewer", standard: "Standard", compact: "More" },
  done: "Done",
  tags: tagFilterCopy,
  hidden: hiddenCountCopy,
};

/** All texts of FilterDialog, for translations. */
export type FilterDialogCopy = typeof filterDialogCopy;
