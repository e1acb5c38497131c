/** Default texts of CharacterCard. */
export const characterCardCopy = {
  adult: "Adult character",
  adultReason: "Blurred by your settings",
  show: "Show",
  /** Full label: many buttons named "Show" would sound alike. */
  showLabel: "Show adult character",
  favourite: (name: string) => `Favourite ${name}`,
  chats: (shown: string, count: number) => (count === 1 ? "1 chat" : `${shown} chats`),
  likes: (shown: string, count: number) => (count === 1 ? "1 like" : `${shown} likes`),
  marks: {
    draft: "Draft",
    private: "Only you",
    unlisted: "Unlisted",
    public: "Public",
    pending: "Waiting for review",
    rejected: "Rejected",
    removed: "Removed",
  },
};

/** All texts of CharacterCard. */
export type CharacterCardCopy = typeof characterCardCopy;
