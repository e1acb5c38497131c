/** Seeded random numbers from 0 up to 1: the same seed always draws the same cover. */
export type Chance = () => number;

/** Random numbers for a word, so that a new name changes no other cover. */
export function chanceOf(word: string): Chance {
  let seed = 5;
  for (const letter of word) seed = (seed * 31 + letter.charCodeAt(0)) | 0;
  return chanceFrom(seed);
}

/** Random numbers for a number (mulberry32: small, and even enough for grain). */
export function chanceFrom(seed: number): Chance {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A number between two bounds. */
export function between(chance: Chance, low: number, high: number): number {
  return low + chance() * (high - low);
}
