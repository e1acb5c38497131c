import { sampleCharacter, coverOf } from "../sampleCharacters.fixtures.ts";
import type { TopRailCharacter, TopRailContent } from "./TopRail.tsx";

const top = ["ysolde", "kaede", "marzipan", "orrery", "vivienne", "lazare", "sable", "harlan", "ines", "ren"];

const characters: readonly TopRailCharacter[] = top.map((slug) => {
  const character = sampleCharacter(slug);
  return {
    id: slug,
    name: character.name,
    href: `#${slug}`,
    cover: coverOf(character),
    color: character.color,
  };
});

/** A rail in each state. */
export const topRailFixtures = {
  loading: { kind: "loading" },
  failed: { kind: "failed" },
  ready: { kind: "ready", characters },
  few: { kind: "ready", characters: characters.slice(0, 3) },
  withoutCovers: {
    kind: "ready",
    characters: characters.slice(0, 3).map((character) => ({ ...character, cover: undefined })),
  },
  empty: { kind: "ready", characters: [] },
} as const satisfies Record<string, TopRailContent>;
