import type { Tag } from "@mimi/contract";

/** Tags whose names hold what was typed, the most used first. */
export function matchingTags(tags: readonly Tag[], text: string): readonly Tag[] {
  const typed = text.trim().toLowerCase();
  if (typed === "") return [];
  return byCount(tags.filter(({ name }) => name.toLowerCase().includes(typed)));
}

/** For a search without results: tags that begin like one of its words, else the most used ones. */
export function nearestTags(tags: readonly Tag[], text: string): readonly Tag[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const alike = tags.filter(({ name }) =>
    words.some((word) => name.toLowerCase().startsWith(word.slice(0, 3))),
  );
  return byCount(alike.length > 0 ? alike : tags).slice(0, NEAREST_MAX);
}

const NEAREST_MAX = 6;

function byCount(tags: readonly Tag[]): readonly Tag[] {
  return tags.toSorted((one, other) => other.count - one.count);
}
