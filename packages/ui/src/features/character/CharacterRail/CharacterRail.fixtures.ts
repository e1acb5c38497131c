import { cardOf, sampleCharacters } from "../sampleCharacters.fixtures.ts";
import type { CharacterRailProps } from "./CharacterRail.tsx";

const cards = sampleCharacters.map(cardOf);

/** A rail in each state. */
export const characterRailFixtures = {
  ready: { kind: "ready", value: cards.slice(0, 6) },
  many: { kind: "ready", value: cards },
  few: { kind: "ready", value: cards.slice(0, 2) },
  withAdult: { kind: "ready", value: [...cards.slice(0, 2), { kind: "adult", id: "adult-1" }] },
  mine: {
    kind: "ready",
    value: [
      ...cards.slice(3, 4).map((card) => ({ ...card, mark: "draft" as const })),
      ...cards.slice(4, 5).map((card) => ({ ...card, mark: "private" as const })),
      ...cards.slice(5, 6),
    ],
  },
  none: { kind: "ready", value: [] },
  loading: { kind: "loading" },
  failed: { kind: "failed", onRetry: () => undefined },
} as const satisfies Record<string, CharacterRailProps["rail"]>;
