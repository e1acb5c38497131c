import type { FeedTabsTag } from "./FeedTabs.tsx";

const names = [
  "Mystery",
  "Science fiction",
  "Fantasy",
  "History",
  "Comedy",
  "Slice of life",
  "Gothic",
  "Tutor",
  "Myth",
  "Noir",
  "Folklore",
  "Adventure",
  "Companion",
  "Slow burn",
  "Detective",
  "Space",
  "Sea",
  "Animals",
  "Philosophy",
  "Music",
  "Cooking",
  "Languages",
  "Ghosts",
  "Court intrigue",
] as const;

/** The product's initial tags. */
export const tagFixtures: readonly FeedTabsTag[] = names.map((name, index) => ({ id: index + 1, name }));

/** A bar in each state. */
export const feedTabsFixtures = {
  visitor: { feeds: ["forYou", "new"], feed: "forYou", tags: tagFixtures },
  user: { feeds: ["forYou", "new", "favourites"], feed: "forYou", tags: tagFixtures },
  withoutTags: { feeds: ["forYou", "new", "favourites"], feed: "new", tags: [] },
  tagChosen: { feeds: ["forYou", "new", "favourites"], feed: undefined, tagId: 3, tags: tagFixtures },
} as const;
