/** The texts of the new version banner. */
export const newVersionBannerCopy = {
  message: "There is a new version. Your drafts stay as they are.",
  reload: "Reload",
  later: "Later",
} as const;
