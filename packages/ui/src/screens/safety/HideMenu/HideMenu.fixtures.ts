import type { Hideable } from "./hideEntries.tsx";

const character = { kind: "character", id: "corvin", name: "Corvin Ashe" } as const;
const creator = { kind: "creator", id: "halfmoon", name: "halfmoon" } as const;

/** Things to hide, from several places. */
export const hideMenuFixtures = {
  card: [character],
  page: [
    character,
    creator,
    { kind: "tag", id: "7", name: "Gothic" },
    { kind: "tag", id: "10", name: "Noir" },
    { kind: "tag", id: "15", name: "Detective" },
  ],
  longNames: [
    character,
    { ...creator, name: "the_last_lamplighter_of_the_lower_harbour" },
    { kind: "tag", id: "99", name: "Court intrigue among people who should know better" },
  ],
} as const satisfies Record<string, readonly Hideable[]>;
