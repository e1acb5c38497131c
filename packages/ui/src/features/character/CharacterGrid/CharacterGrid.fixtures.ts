import { cardOf, sampleCharacters } from "../sampleCharacters.fixtures.ts";
import type { CharacterCardContent } from "../CharacterCard/CharacterCard.tsx";
import type { CharacterGridContent } from "./CharacterGrid.tsx";

const all = sampleCharacters.map(cardOf);

/** Twenty cards, one page: one is a favourite, one is blurred. */
const onePage: readonly CharacterCardContent[] = [
  ...all.slice(0, 2),
  ...all.slice(2, 3).map((card) => ({ ...card, isFavourite: true })),
  ...all.slice(3, 8),
  { kind: "adult", id: "adult-1" },
  ...all.slice(8, 19),
];

const secondPage = onePage.map((card) => ({ ...card, id: `${card.id}-again` }));

/** A grid in each state. */
export const characterGridFixtures = {
  loading: { kind: "loading" },
  ready: { kind: "ready", value: { cards: onePage, more: "available" } },
  visitor: { kind: "ready", value: { cards: all.slice(0, 20), more: "available" } },
  loadingMore: { kind: "ready", value: { cards: onePage, more: "loading" } },
  nextFailed: { kind: "ready", value: { cards: onePage, more: "failed" } },
  end: { kind: "ready", value: { cards: [...onePage, ...secondPage.slice(0, 7)], more: "none" } },
  few: { kind: "ready", value: { cards: onePage.slice(0, 2), more: "none" } },
  empty: { kind: "empty", cause: "nothing" },
  emptyFavourites: { kind: "empty", cause: "favourites" },
  emptyTag: { kind: "empty", cause: "tag" },
  onlyAdult: { kind: "empty", cause: "adult" },
  hiddenByFilters: { kind: "empty", cause: "filters" },
  failed: { kind: "failed", cause: "server", onRetry: () => undefined },
  offline: { kind: "failed", cause: "offline", onRetry: () => undefined },
} as const satisfies Record<string, CharacterGridContent>;
