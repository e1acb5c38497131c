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
  gone: {
    withdrawn: (name: string) => `The creator has withdrawn ${name}. This chat continues.`,
    inBin: (name: string) => `${name} is in your bin. This chat continues.`,
    inReview: () =>
      "Moderators are reviewing this character. You can read this chat; it continues if the character stays.",
    takenDown: () => "Moderators took this character down. Your messages are here; save them.",
  },
  save: "Save this chat",
};
