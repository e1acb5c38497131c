import { sampleCharacter, coverOf } from "../sampleCharacters.fixtures.ts";

const odile = sampleCharacter("odile");

/** A cover in each state. */
export const coverFixtures = {
  ready: { picture: coverOf(odile), color: odile.color, name: odile.name },
  oneSize: {
    picture: { src: "/covers/odile-600.webp", alt: odile.alt },
    color: odile.color,
    name: odile.name,
  },
  missing: { color: odile.color, name: odile.name },
  missingColor: { name: odile.name },
  broken: {
    picture: { src: "/covers/no-such-cover.webp", alt: odile.alt },
    color: odile.color,
    name: odile.name,
  },
} as const;
