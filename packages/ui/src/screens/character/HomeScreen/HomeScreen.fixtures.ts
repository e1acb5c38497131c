import { characterGridFixtures as grids } from "../../../features/character/CharacterGrid/CharacterGrid.fixtures.ts";
import { continueRailFixtures as continueRails } from "../../../features/character/ContinueRail/ContinueRail.fixtures.ts";
import { tagFixtures as tags } from "../../../features/character/FeedTabs/FeedTabs.fixtures.ts";
import { topRailFixtures as topRails } from "../../../features/character/TopRail/TopRail.fixtures.ts";
import type { HomeScreenProps } from "./HomeScreen.tsx";

type HomeScreenState = Pick<
  HomeScreenProps,
  | "isVisitor"
  | "continueRail"
  | "topRail"
  | "feed"
  | "tags"
  | "tagId"
  | "hiddenCount"
  | "hiddenAdult"
  | "grid"
>;

const signedIn = {
  continueRail: continueRails.full,
  topRail: topRails.ready,
  feed: "forYou",
  tags,
  grid: grids.ready,
} as const satisfies HomeScreenState;

/** Home in each state. */
export const homeScreenFixtures = {
  signedIn,
  signedOut: { ...signedIn, isVisitor: true, continueRail: undefined, grid: grids.visitor },
  newcomer: { ...signedIn, continueRail: continueRails.newcomer },
  loading: {
    continueRail: continueRails.loading,
    topRail: topRails.loading,
    feed: "forYou",
    tags: [],
    grid: grids.loading,
  },
  loadingSignedOut: {
    isVisitor: true,
    topRail: topRails.loading,
    feed: "forYou",
    tags: [],
    grid: grids.loading,
  },
  gridFailed: { ...signedIn, grid: grids.failed },
  railsFailed: { ...signedIn, continueRail: continueRails.failed, topRail: topRails.failed },
  offline: {
    continueRail: continueRails.failed,
    topRail: topRails.failed,
    feed: "forYou",
    tags: [],
    grid: grids.offline,
  },
  emptyFavourites: { ...signedIn, feed: "favourites", grid: grids.emptyFavourites },
  tagChosen: { ...signedIn, feed: undefined, tagId: 3 },
  someHidden: { ...signedIn, hiddenCount: 3 },
  adultHidden: {
    ...signedIn,
    isVisitor: true,
    continueRail: undefined,
    hiddenCount: 3,
    hiddenAdult: 3,
    grid: grids.visitor,
  },
  onlyAdult: { ...signedIn, hiddenCount: 4, hiddenAdult: 4, grid: grids.onlyAdult },
  hiddenByFilters: { ...signedIn, hiddenCount: 20, grid: grids.hiddenByFilters },
  end: { ...signedIn, grid: grids.end },
  noCharacters: {
    continueRail: continueRails.none,
    topRail: topRails.empty,
    feed: "forYou",
    tags,
    grid: grids.empty,
  },
} as const satisfies Record<string, HomeScreenState>;
