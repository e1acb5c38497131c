import { sampleCharacter, coverOf } from "../sampleCharacters.fixtures.ts";

const odile = sampleCharacter("odile");
const gale = sampleCharacter("gale");
const marzipan = sampleCharacter("marzipan");

/** A cover in each state. */
export const coverFixtures = {
  ready: { image: coverOf(odile), color: odile.color, name: odile.name },
  oneSize: {
    image: { src: "covers/gale-600.webp", alt: gale.alt },
    color: gale.color,
    name: gale.name,
  },
  decorative: { image: coverOf(marzipan), color: marzipan.color, name: marzipan.name },
  missing: { color: odile.color, name: odile.name },
  missingColor: { name: odile.name },
  broken: {
    image: { src: "covers/no-such-cover.webp", alt: marzipan.alt },
    color: marzipan.color,
    name: marzipan.name,
  },
} as const;
