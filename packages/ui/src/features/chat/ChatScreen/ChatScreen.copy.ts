/** The texts of the chat screen's own states. */
export const chatScreenCopy = {
  unnamed: "Chat",
  loading: "Opening the chat",
  failed: "This chat could not be opened",
  failedBody: "Nothing is lost. Try again in a moment.",
  notFound: "Chat not found",
  notFoundBody: "The character or the chat does not exist.",
  adult: "Adult character",
  adultBody: "Your settings hide adult characters.",
  adultShow: "Adult content settings",
  home: "Back to home",
};
