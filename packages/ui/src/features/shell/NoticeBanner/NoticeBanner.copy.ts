/** The texts of the notice banner. */
export const noticeBannerCopy = {
  message: "Moderators have made a decision about your account or your content.",
  read: "Read",
};
