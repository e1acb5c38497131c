/** The texts of the notice banner. */
export const noticeBannerCopy = {
  message: "Moderators have decided something about your account or your content.",
  read: "Read",
};
