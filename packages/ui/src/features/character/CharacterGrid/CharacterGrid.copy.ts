import { characterCardCopy } from "../CharacterCard/CharacterCard.copy.ts";

/** Default texts of CharacterGrid. */
export const characterGridCopy = {
  card: characterCardCopy,
  loading: "Loading characters",
  next: {
    more: "Load more",
    failed: "The next page did not arrive.",
    retry: "Try again",
    end: "That is everyone, for now.",
  },
  retry: "Try again",
  failed: {
    server: {
      title: "The shelf did not load",
      text: "Something went wrong on our side. Nothing of yours is lost.",
    },
    offline: { title: "You are offline", text: "The shelf fills again when the connection is back." },
  },
  empty: {
    nothing: { title: "Nobody here yet", text: "The first character could be yours." },
    favourites: { title: "No favourites yet", text: "The heart on a cover keeps a character here." },
    tag: { title: "Nobody wears this tag", text: "Another tag may be luckier." },
    filters: {
      title: "Hidden by your filters",
      text: "Everyone here matches something that you chose not to see.",
    },
  },
};

/** All texts of CharacterGrid, for translations. */
export type CharacterGridCopy = typeof characterGridCopy;
