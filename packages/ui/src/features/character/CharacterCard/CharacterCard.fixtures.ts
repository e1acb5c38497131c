import { sampleCard } from "../sampleCharacters.fixtures.ts";
import type { CharacterCardContent } from "./CharacterCard.tsx";

const corvin = sampleCard("corvin");

/** A card in each state. */
export const characterCardFixtures = {
  plain: corvin,
  favourite: { ...sampleCard("nephra"), isFavourite: true },
  longTexts: {
    ...sampleCard("stag"),
    name: "The Stag of Harrow Wood, Keeper of the Seven Gates",
    tagline:
      "Speaks at dusk, and only in answers, and only to those who have not asked anything yet this year.",
  },
  unbrokenName: { ...corvin, name: "Llanfairpwllgwyngyllgogerychwyrndrobwll" },
  withoutCounts: { ...corvin, chats: undefined, likes: undefined },
  withoutCover: { ...sampleCard("sable"), cover: undefined },
  withoutCoverOrColor: { ...sampleCard("sable"), cover: undefined, color: undefined },
  brokenCover: { ...sampleCard("ysolde"), cover: { src: "covers/no-such-cover.webp", alt: "A dragon" } },
  popular: { ...sampleCard("marzipan"), chats: 1_204_567_890, likes: 88_123_456 },
  brightCover: {
    ...sampleCard("gale"),
    cover: {
      src: "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='3' height='4'%3E%3Cpath fill='%23fff' d='M0 0h3v4H0z'/%3E%3C/svg%3E",
      alt: "Nothing but white",
    },
  },
  liked: { ...sampleCard("pell"), isLiked: true },
  likedFavourite: { ...sampleCard("nephra"), isLiked: true, isFavourite: true },
  rightToLeft: {
    ...sampleCard("ines"),
    name: "ליאורה בת־ים",
    tagline: "שומרת המגדלור. האור דולק, ואיש לא שאל בשביל מי.",
  },
  extremeTexts: {
    ...corvin,
    name: "w".repeat(4000),
    tagline: "Many words. ".repeat(400),
    chats: 1e12,
    likes: 1e12,
  },
  draft: { ...sampleCard("sable"), mark: "draft", chats: undefined, likes: undefined },
  private: { ...sampleCard("gale"), mark: "private", chats: 3, likes: undefined },
  unlisted: { ...sampleCard("harlan"), mark: "unlisted" },
  pending: { ...sampleCard("yusra"), mark: "pending", chats: undefined, likes: undefined },
  rejected: { ...sampleCard("tahir"), mark: "rejected", chats: undefined, likes: undefined },
  edited: { ...sampleCard("odile"), mark: "public", likes: undefined, note: "Edited 3 hours ago" },
  withoutLink: {
    ...sampleCard("ren"),
    href: undefined,
    note: "29 days left",
    chats: undefined,
    likes: undefined,
  },
  adult: { kind: "adult", id: "adult-1" },
} as const satisfies Record<string, CharacterCardContent>;

/** Every order of magnitude from 0 to 10^12, and values between. */
export const countFixtures: readonly CharacterCardContent[] = [
  0, 1, 999, 1000, 1234, 12_345, 999_999, 1_000_000, 1_234_567, 999_999_999, 1e9, 1_234_567_890_123, 1e12,
].map((chats, index) => ({ ...corvin, id: `corvin-${index}`, chats, likes: Math.floor(chats / 7) }));
