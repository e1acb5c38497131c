/** Random choices that are the same for the same seed. */
export interface Choice {
  /** A number from 0 up to and without 1. */
  next(): number;
  /** The items in random order. */
  shuffled<Item>(items: readonly Item[]): Item[];
}

/** Makes a {@link Choice} from a text. */
export function seededBy(text: string): Choice {
  let state = hash(text);
  // mulberry32: small, and even enough to choose sentences.
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    shuffled: (items) =>
      items
        .map((item) => ({ item, rank: next() }))
        .sort((one, other) => one.rank - other.rank)
        .map(({ item }) => item),
  };
}

/** FNV-1a over UTF-16 code units. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return value >>> 0;
}
