/** A number from 0 to 1, without 1, that is the same for the same text. The hash is FNV-1a with the end of MurmurHash3. */
export function chance(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

const DICE_MAX = 20;
/** `d20`, `2d6+1` or `20`. */
const DICE = /^(?:(\d{0,2})d)?(\d{1,6})(?:\s*([+-])\s*(\d{1,6}))?$/i;

/** The sum of dice. Null for a text that names none. `next` returns numbers from 0 to 1, without 1. */
export function roll(dice: string, next: () => number): number | null {
  const [whole, count, sides, sign, plus] = DICE.exec(dice.trim()) ?? [];
  if (whole === undefined || Number(sides) < 1) return null;
  const times = Math.min(Number(count || 1), DICE_MAX);
  let sum = Number(`${sign ?? ""}${plus ?? 0}`);
  for (let time = 0; time < times; time += 1) sum += 1 + Math.floor(next() * Number(sides));
  return sum;
}
