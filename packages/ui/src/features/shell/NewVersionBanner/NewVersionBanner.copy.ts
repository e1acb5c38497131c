/** The texts of the new version banner. */
export const newVersionBannerCopy = {
  message: "A new version is available. Your drafts are safe.",
  reload: "Reload",
  later: "Later",
};
