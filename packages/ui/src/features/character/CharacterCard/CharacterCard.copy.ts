/** Default texts of CharacterCard. */
export const characterCardCopy = {
  adult: "Adult character",
  adultReason: "Blurred by your settings",
  show: "Show",
  /** Full label: many buttons named "Show" would sound alike. */
  showLabel: "Show adult character",
  favourite: (name: string) => `Favourite ${name}`,
  chats: (count: string) => `${count} chats`,
  likes: (count: string) => `${count} likes`,
  marks: {
    draft: "Draft",
    private: "Private",
    unlisted: "Unlisted",
    public: "Public",
    pending: "Waiting for review",
    rejected: "Rejected",
    removed: "Removed",
  },
};

/** All texts of CharacterCard. */
export type CharacterCardCopy = typeof characterCardCopy;
