import { characterGridCopy } from "../CharacterGrid/CharacterGrid.copy.ts";
import { topRailCopy } from "../TopRail/TopRail.copy.ts";
import { skipLinkCopy } from "../../../components/SkipLink/SkipLink.copy.ts";

/** Default texts of SearchScreen. */
export const searchScreenCopy = {
  ...skipLinkCopy,
  title: "Search",
  back: "Back",
  field: "Search characters",
  clear: "Clear",
  recent: "Recent searches",
  clearRecent: "Clear all",
  forget: (text: string) => `Forget ${text}`,
  browse: "Tags",
  filters: "With and without",
  /** A tag whose characters are excluded. */
  without: (tag: string) => `not ${tag}`,
  /** Label of the button that switches a tag between required and excluded; begins with the visible text. */
  include: (tag: string) => `not ${tag}: show only these instead`,
  exclude: (tag: string) => `${tag}: leave these out instead`,
  removeTag: (tag: string) => `Remove ${tag}`,
  sortLabel: "Order",
  sort: { relevance: "Relevance", popular: "Popular", new: "New" },
  tags: "Tags",
  characters: "Characters",
  creators: "Creators",
  handle: (creator: string) => `@${creator}`,
  creations: (count: number) => (count === 1 ? "1 character" : `${count} characters`),
  opening: "Loading what to search for",
  searching: "Searching",
  found: (count: number, more: boolean) =>
    `${count}${more ? " or more" : ""} ${count === 1 && !more ? "character" : "characters"} found`,
  adultMatches: (count: number) =>
    count === 1
      ? "1 adult character matches too. Your settings leave it out."
      : `${count} adult characters match too. Your settings leave them out.`,
  hiddenMatches: (count: number) =>
    count === 1 ? "1 match is hidden by your filters." : `${count} matches are hidden by your filters.`,
  none: (query: string) => `Nobody answers to “${query}”`,
  noneOfTags: "Nobody has all of these tags",
  noneText: "Try another spelling, a tag close to it, or write the character yourself.",
  nearest: "Close to it",
  createIt: "Create it",
  failed: {
    server: {
      title: "The search did not finish",
      text: "Something went wrong on our side. Your words are still there.",
    },
    offline: {
      title: "You are offline",
      text: "Your words are kept. The search runs when the connection is back.",
    },
  },
  retry: "Try again",
  grid: characterGridCopy,
  topRail: topRailCopy,
};

/** All texts of SearchScreen, for translations. */
export type SearchScreenCopy = typeof searchScreenCopy;
