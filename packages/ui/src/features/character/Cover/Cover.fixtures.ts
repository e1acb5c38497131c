import { sampleCharacter, coverOf } from "../sampleCharacters.fixtures.ts";

const odile = sampleCharacter("odile");

/** A cover in each state. */
export const coverFixtures = {
  ready: { image: coverOf(odile), color: odile.color, name: odile.name },
  oneSize: {
    image: { src: "/covers/odile-600.webp", alt: odile.alt },
    color: odile.color,
    name: odile.name,
  },
  missing: { color: odile.color, name: odile.name },
  missingColor: { name: odile.name },
  broken: {
    image: { src: "/covers/no-such-cover.webp", alt: odile.alt },
    color: odile.color,
    name: odile.name,
  },
} as const;
