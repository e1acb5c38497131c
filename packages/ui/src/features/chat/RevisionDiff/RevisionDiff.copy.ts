/** The texts of the comparison of revisions. */
export const revisionDiffCopy = {
  title: (name: string) => `What changed about ${name}`,
  description: (name: string) =>
    `This chat uses an earlier version of ${name}. Keep it, or use the new version. Earlier messages do not change.`,
  loading: "Comparing",
  failed: "The changes could not be loaded",
  none: "No change affects this chat.",
  added: "Added",
  removed: "Removed",
  changed: "Changed",
  hidden: "Changed. The creator keeps this text hidden.",
  decline: "Keep earlier version",
  accept: "Use new version",
  decideFailed: "Saving failed. Try again.",
};

/** All texts of RevisionDiff. */
export type RevisionDiffCopy = typeof revisionDiffCopy;
