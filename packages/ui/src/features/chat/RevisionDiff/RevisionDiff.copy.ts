/** The texts of the comparison of revisions. */
export const revisionDiffCopy = {
  title: (name: string) => `What changed about ${name}`,
  description: (name: string) =>
    `This chat began with an earlier ${name}. Keep that one, or go on with the character as it is now. What was said stays either way.`,
  loading: "Comparing",
  failed: "The changes could not be loaded",
  none: "Nothing that a chat sees was changed.",
  added: "Added",
  removed: "Removed",
  changed: "Changed",
  hidden: "Changed; its author keeps the text to themselves.",
  keep: "Keep as it was",
  take: "Take the changes",
  decideFailed: "It could not be saved. Try again.",
} as const;

/** All texts of the comparison, for translations. */
export type RevisionDiffCopy = typeof revisionDiffCopy;
