/** The texts of NoticesPane. */
export const noticesPaneCopy = {
  loading: "Loading decisions",
  failed: "The decisions could not be loaded",
  retry: "Try again",
  empty: "Nothing here",
  emptyText: "Decisions by moderators about your account or your content appear here.",
  more: "Show older",
};
