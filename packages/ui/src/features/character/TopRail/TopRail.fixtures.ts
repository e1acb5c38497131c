import { sampleCharacter, coverOf } from "../sampleCharacters.fixtures.ts";
import type { TopRailCharacter, TopRailProps } from "./TopRail.tsx";

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
  failed: { kind: "failed", onRetry: () => undefined },
  ready: { kind: "ready", value: characters },
  few: { kind: "ready", value: characters.slice(0, 3) },
  withoutCovers: {
    kind: "ready",
    value: characters.slice(0, 3).map((character) => ({ ...character, cover: undefined })),
  },
  empty: { kind: "ready", value: [] },
} as const satisfies Record<string, TopRailProps["rail"]>;
