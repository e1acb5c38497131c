import { cardOf, sampleCharacters } from "../../../features/character/sampleCharacters.fixtures.ts";
import { tagFixtures } from "../../../features/character/FeedTabs/FeedTabs.fixtures.ts";
import { topRailFixtures } from "../../../features/character/TopRail/TopRail.fixtures.ts";
import type { SearchScreenProps, SearchScreenTag } from "./SearchScreenProps.ts";

type SearchScreenState = Pick<SearchScreenProps, "query" | "tags" | "results">;

const tags: readonly SearchScreenTag[] = tagFixtures;

// Mystery required, Comedy and Gothic excluded.
const usedTags: readonly SearchScreenTag[] = tags.map((tag) => {
  if (tag.name === "Mystery") return { ...tag, use: "only" };
  return tag.name === "Comedy" || tag.name === "Gothic" ? { ...tag, use: "not" } : tag;
});

const named = (...names: string[]) => tags.filter((tag) => names.includes(tag.name));

const found = {
  kind: "found",
  cards: sampleCharacters.slice(0, 7).map(cardOf),
  more: "none",
  tags: named("Sea", "Ghosts"),
  creators: [
    { id: "halfmoon", name: "halfmoon", href: "#halfmoon", characterCount: 12 },
    { id: "seagrass", name: "seagrass", href: "#seagrass", characterCount: 1 },
  ],
  adultMatches: 0,
  stale: false,
} as const;

/** Search in each state. */
export const searchScreenFixtures = {
  before: {
    query: "",
    tags,
    results: {
      kind: "before",
      recent: ["lighthouse", "someone who knows the sea", "chess"],
      top: topRailFixtures.ready,
    },
  },
  firstVisit: { query: "", tags, results: { kind: "before", recent: [], top: topRailFixtures.ready } },
  beforeLoading: { query: "", tags: [], results: { kind: "loading" } },
  topLoading: { query: "", tags, results: { kind: "before", recent: [], top: topRailFixtures.loading } },
  tagsLoading: {
    query: "",
    tags: [
      { id: 1, name: "", use: "only" },
      { id: 2, name: "", use: "not" },
    ],
    results: { kind: "searching" },
  },
  searching: { query: "sea", tags, results: { kind: "searching" } },
  found: { query: "sea", tags, results: found },
  stale: { query: "seafa", tags, results: { ...found, stale: true } },
  moreFound: {
    query: "s",
    tags,
    results: { ...found, cards: sampleCharacters.slice(0, 20).map(cardOf), more: "available" },
  },
  onlyCharacters: {
    query: "ash",
    tags,
    results: { ...found, cards: sampleCharacters.slice(0, 1).map(cardOf), tags: [], creators: [] },
  },
  usedTags: { query: "", tags: usedTags, results: { ...found, tags: [], creators: [] } },
  adultMatches: { query: "sea", tags, results: { ...found, adultMatches: 4 } },
  hiddenMatches: {
    query: "ash",
    tags,
    results: {
      ...found,
      cards: sampleCharacters.slice(0, 1).map(cardOf),
      tags: [],
      creators: [],
      adultMatches: 1,
      hiddenMatches: 3,
    },
  },
  none: {
    query: "sae serpant",
    tags,
    results: { kind: "none", nearestTags: named("Sea", "Myth", "Folklore"), adultMatches: 0 },
  },
  onlyAdultMatches: {
    query: "sae serpant",
    tags,
    results: { kind: "none", nearestTags: [], adultMatches: 1 },
  },
  onlyHiddenMatches: {
    query: "sae serpant",
    tags,
    results: { kind: "none", nearestTags: [], adultMatches: 0, hiddenMatches: 1 },
  },
  noneOfTags: { query: "", tags: usedTags, results: { kind: "none", nearestTags: [], adultMatches: 0 } },
  failed: { query: "sea", tags, results: { kind: "failed", onRetry: () => undefined } },
  offline: { query: "sea", tags, results: { kind: "failed", cause: "offline", onRetry: () => undefined } },
} as const satisfies Record<string, SearchScreenState>;
