import type { ScopeBarTag } from "./ScopeBar.tsx";

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
export const tagFixtures: readonly ScopeBarTag[] = names.map((name, index) => ({ id: index + 1, name }));

/** A bar in each state. */
export const scopeBarFixtures = {
  visitor: { scopes: ["forYou", "new"], scope: "forYou", tags: tagFixtures },
  user: { scopes: ["forYou", "new", "favourites"], scope: "forYou", tags: tagFixtures },
  withoutTags: { scopes: ["forYou", "new", "favourites"], scope: "new", tags: [] },
  tagChosen: { scopes: ["forYou", "new", "favourites"], scope: undefined, tagId: 3, tags: tagFixtures },
} as const;
