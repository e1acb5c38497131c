/** Default texts of BranchBar. */
export const branchBarCopy = {
  from: (title: string) => `From “${title}”`,
  deleted: "The original chat was deleted",
  back: "Back to the original",
};

/** All texts of BranchBar. */
export type BranchBarCopy = typeof branchBarCopy;
