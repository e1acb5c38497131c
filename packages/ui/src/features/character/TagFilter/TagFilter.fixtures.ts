import { tagFixtures } from "../ScopeBar/ScopeBar.fixtures.ts";
import type { TagFilterTag, TagUse } from "./TagFilterTagButton.tsx";

const used = (uses: Readonly<Record<string, TagUse>>): readonly TagFilterTag[] =>
  tagFixtures.map((tag) => ({ ...tag, use: uses[tag.name] }));

/** Tags, one set for each visible state. */
export const tagFilterFixtures = {
  none: tagFixtures.slice(0, 12),
  include: used({ Mystery: "only", Sea: "only" }),
  exclude: used({ Comedy: "not", Gothic: "not", Ghosts: "not" }),
  both: used({ Mystery: "only", Comedy: "not" }),
  many: Array.from({ length: 200 }, (_, index) => ({
    id: index,
    name: index === 7 ? "w".repeat(120) : index === 8 ? "סיפורי ים" : `Tag number ${index + 1}`,
    ...(index % 40 === 0 ? { use: "not" as const } : {}),
  })),
  empty: [],
} as const satisfies Record<string, readonly TagFilterTag[]>;
