/** The texts of the account modal. */
export const accountModalCopy = {
  title: "Account",
  avatar: "Avatar",
  avatarHint: "A square image of up to 3 MB.",
  name: "User name",
  nameHint: "Everybody sees it. Characters call you by it, unless you use a persona.",
  bio: "Bio",
  bioHint: "Shown beside the characters that you publish.",
  settings: "Settings",
  save: "Save",
  back: "Back",
  saved: "Saved.",
  failed: "Saving failed. Your changes are still here.",
};

/** All texts of AccountModal. */
export type AccountModalCopy = typeof accountModalCopy;
