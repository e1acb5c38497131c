import { pluralOf } from "../../../format/pluralOf.ts";

const plural = pluralOf("en");

/** Default texts of SearchScreen. */
export const searchScreenCopy = {
  title: "Search",
  back: "Back",
  field: "Search characters",
  /** Short: browsers do not end it with an ellipsis while the field has the focus. */
  placeholder: "Search",
  submit: "Search",
  clear: "Clear",
  recent: "Recent searches",
  clearRecent: "Clear all",
  removeRecent: (text: string) => `Remove ${text}`,
  browse: "Tags",
  filters: "Tag filters",
  /** Label of the choice of a language; its first option is `everyLanguage`. */
  language: "Language",
  everyLanguage: "All languages",
  /** A tag whose characters are excluded. */
  without: (tag: string) => `not ${tag}`,
  /** Label of the button that switches a tag between required and excluded; begins with the visible text. */
  include: (tag: string) => `not ${tag}: show only these`,
  exclude: (tag: string) => `${tag}: exclude these`,
  removeTag: (tag: string) => `Remove ${tag}`,
  sortLabel: "Order",
  sort: { relevance: "Relevance", popular: "Popular", new: "New" },
  tags: "Tags",
  characters: "Characters",
  creators: "Creators",
  handle: (creator: string) => `@${creator}`,
  creations: (count: number, shown: string) =>
    plural(count, { one: "1 character", other: `${shown} characters` }),
  loading: "Loading suggestions",
  searching: "Searching",
  found: (count: number, more: boolean, shown: string) =>
    more
      ? `${shown} or more characters found`
      : plural(count, { one: "1 character found", other: `${shown} characters found` }),
  adultMatches: (count: number, shown: string) =>
    plural(count, {
      one: "1 adult character matches too. Your settings hide it.",
      other: `${shown} adult characters match too. Your settings hide them.`,
    }),
  hiddenMatches: (count: number, shown: string) =>
    plural(count, {
      one: "1 match is hidden by your filters.",
      other: `${shown} matches are hidden by your filters.`,
    }),
  none: (query: string) => `No characters match “${query}”`,
  noneOfTags: "No characters with these tags",
  noneText: "Try another spelling, a similar tag, or create the character yourself.",
  nearest: "Try these tags",
  createIt: "Create it",
  failed: {
    server: {
      title: "The search failed",
      text: "Something went wrong on our side. Try again.",
    },
    offline: {
      title: "You are offline",
      text: "The search runs when the connection is back.",
    },
  },
  retry: "Try again",
};

/** All texts of SearchScreen. */
export type SearchScreenCopy = typeof searchScreenCopy;
