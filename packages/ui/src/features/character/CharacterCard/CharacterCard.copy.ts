import { pluralOf } from "../../../format/pluralOf.ts";

const plural = pluralOf("en");

/** Default texts of CharacterCard. */
export const characterCardCopy = {
  adult: "Adult character",
  adultReason: "Blurred by your settings",
  show: "Show",
  /** Full label: many buttons named "Show" would sound alike. */
  showLabel: "Show adult character",
  favourite: (name: string) => `Favourite ${name}`,
  chats: (shown: string, count: number) => plural(count, { one: "1 chat", other: `${shown} chats` }),
  likes: (shown: string, count: number) => plural(count, { one: "1 like", other: `${shown} likes` }),
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
