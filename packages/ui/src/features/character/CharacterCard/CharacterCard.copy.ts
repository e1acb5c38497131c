/** Default words of CharacterCard. */
export const characterCardCopy = {
  adult: "Adult character",
  adultReason: "Blurred by your settings",
  show: "Show",
  /** Said in full: a screen full of "Show" tells nothing apart. */
  showLabel: "Show adult character",
  favourite: (name: string) => `Favourite ${name}`,
  chats: (count: string) => `${count} chats`,
  likes: (count: string) => `${count} likes`,
  marks: {
    draft: "Draft",
    private: "Private",
    unlisted: "Unlisted",
    pending: "In review",
    rejected: "Rejected",
  },
};

/** The words of CharacterCard. */
export type CharacterCardCopy = typeof characterCardCopy;
