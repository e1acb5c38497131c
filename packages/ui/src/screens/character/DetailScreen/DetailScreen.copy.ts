import { characterSizeTexts } from "../characterSizeTexts.ts";
import { pluralOf } from "../../../format/pluralOf.ts";

const plural = pluralOf("en");

/** Default texts of DetailScreen. */
export const detailScreenCopy = {
  back: "Back",
  home: "Back to home",
  continue: "Continue",
  start: "Start chat",
  newChat: "New chat",
  chats: (shown: string, count: number) => plural(count, { one: "1 chat", other: `${shown} chats` }),
  chatsWord: (count: number) => plural(count, { one: "chat", other: "chats" }),
  by: (creator: string) => `by @${creator}`,
  about: "About",
  tags: "Tags",
  similar: "Similar characters",
  share: "Share",
  exportCard: "Download card",
  duplicate: "Duplicate",
  edit: "Edit",
  more: "More",
  report: "Report this character",
  reportImage: "Report this cover",
  reportProfile: (creator: string) => `Report @${creator}`,
  hidden: "You have hidden this character, its creator or one of its tags.",
  hiddenBy: {
    tag: (name: string) => `Hidden by your tag ${name}`,
    creator: (name: string) => `Hidden by the creator @${name}`,
    character: () => "Hidden by you",
  },
  showAgain: "Show again",
  showAgainLabel: {
    tag: (name: string) => `Show again: the tag ${name}`,
    creator: (name: string) => `Show again: @${name}`,
    character: (name: string) => `Show again: ${name}`,
  },
  hiddenOpen: "Change",
  sharing: {
    title: "Share this address",
    text: "The browser did not copy it. Select it and copy it.",
    field: "Address",
  },
  visibility: { private: "Only you", unlisted: "Unlisted" },
  visibilityText: {
    private: "No one else can open this page.",
    unlisted: "Anyone with the link can open this page.",
  },
  facts: "Facts",
  creator: "Creator",
  origin: "Imported",
  handle: (creator: string) => `@${creator}`,
  /** Who made an imported card, and who imported it. */
  madeBy: (maker: string, importer: string) => `Made by ${maker}, imported by @${importer}`,
  rated: "Age rating",
  language: "Language",
  warnings: "Content notes",
  rating: { everyone: "Suitable for everyone", adult: "Adults only" },
  length: "Length",
  ...characterSizeTexts,
  updated: "Updated",
  loading: "Loading the character",
  missing: { title: "Character not found", text: "It was removed, or the address is wrong." },
  failed: {
    server: {
      title: "The character did not load",
      text: "Something went wrong on our side. Your chats are safe.",
    },
    offline: { title: "You are offline", text: "The character loads when the connection is back." },
  },
  retry: "Try again",
  adult: "Adult character",
  adultText: "Your settings hide adult characters.",
  adultShow: "Adult content settings",
};

/** All texts of DetailScreen. */
export type DetailScreenCopy = typeof detailScreenCopy;
