import { characterCardCopy } from "../CharacterCard/CharacterCard.copy.ts";
import { greetingReaderCopy } from "../GreetingReader/GreetingReader.copy.ts";
import { reactionButtonsCopy } from "../ReactionButtons/ReactionButtons.copy.ts";
import { skipLinkCopy } from "../../../components/SkipLink/SkipLink.copy.ts";

/** Default texts of DetailScreen. */
export const detailScreenCopy = {
  ...skipLinkCopy,
  back: "Back",
  home: "Back to home",
  continue: "Continue",
  start: "Start chat",
  newChat: "New chat",
  chats: (count: string) => `${count} chats`,
  chatsWord: "chats",
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
  facts: "Facts",
  creator: "Creator",
  handle: (creator: string) => `@${creator}`,
  rated: "Age rating",
  warnings: "Content notes",
  rating: { everyone: "Suitable for everyone", adult: "Adults only" },
  memory: "Size",
  tokens: (total: string, permanent: string) => `${total} tokens (${permanent} always sent)`,
  updated: "Updated",
  revision: (when: string, revision: number) => `${when}, revision ${revision}`,
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
  greeting: greetingReaderCopy,
  reactions: reactionButtonsCopy,
  card: characterCardCopy,
};

/** All texts of DetailScreen, for translations. */
export type DetailScreenCopy = typeof detailScreenCopy;
