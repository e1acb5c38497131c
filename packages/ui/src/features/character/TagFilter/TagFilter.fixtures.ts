import { tagFixtures } from "../FeedTabs/FeedTabs.fixtures.ts";
import type { TagFilterProps } from "./TagFilter.tsx";
import type { TagUse, TagUses } from "./TagFilterTagButton.tsx";

const usesOf = (uses: Readonly<Record<string, TagUse>>): TagUses =>
  Object.fromEntries(tagFixtures.flatMap(({ id, name }) => (uses[name] ? [[id, uses[name]]] : [])));

const manyTags = Array.from({ length: 200 }, (_, index) => ({
  id: index,
  name: index === 7 ? "w".repeat(120) : index === 8 ? "סיפורי ים" : `Tag number ${index + 1}`,
}));

/** Tags and their uses, one set for each visible state. */
export const tagFilterFixtures = {
  none: { tags: tagFixtures.slice(0, 12), value: {} },
  include: { tags: tagFixtures, value: usesOf({ Mystery: "only", Sea: "only" }) },
  exclude: { tags: tagFixtures, value: usesOf({ Comedy: "not", Gothic: "not", Ghosts: "not" }) },
  both: { tags: tagFixtures, value: usesOf({ Mystery: "only", Comedy: "not" }) },
  many: { tags: manyTags, value: { 0: "not", 40: "not", 80: "not", 120: "not", 160: "not" } },
  empty: { tags: [], value: {} },
} as const satisfies Record<string, Required<Pick<TagFilterProps, "tags" | "value">>>;
