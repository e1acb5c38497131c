/** The texts of NoticesPane. */
export const noticesPaneCopy = {
  loading: "Loading decisions",
  failed: "The decisions could not be loaded",
  retry: "Try again",
  empty: "Nothing here",
  emptyText: "When moderators decide something about your account or your content, you read it here.",
  more: "Show older",
};
