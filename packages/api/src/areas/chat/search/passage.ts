/** Words that a search looks for; more make it no better. */
const WORDS_MAX = 12;
/** Graphemes around the first word that was found. */
const BEFORE = 60;
const AFTER = 120;

const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });

/** The words of what somebody looks for, each once. */
export function searchTerms(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  return [...new Set(words)].slice(0, WORDS_MAX);
}

/** A passage of a text, and where in it the words stand: beginnings and ends in UTF-16 code units. */
export interface Passage {
  readonly excerpt: string;
  readonly matches: [number, number][];
}

/** The passage around the first of the words that begin a word of the text; its beginning when none does. */
export function findPassage(text: string, words: readonly string[]): Passage {
  const plain = text.replaceAll(/\s+/g, " ").trim();
  const found = matchesIn(plain, words)[0]?.[0] ?? 0;
  const from = back(plain, found);
  const end = forward(plain, found);
  const open = from > 0 ? "…" : "";
  const excerpt = `${open}${plain.slice(from, end).trim()}${end < plain.length ? "…" : ""}`;
  return { excerpt, matches: matchesIn(excerpt, words) };
}

function matchesIn(text: string, words: readonly string[]): [number, number][] {
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}\\p{M}])(?:${words.join("|")})`, "giu");
  return [...text.matchAll(pattern)].map(({ index, 0: word }) => [index, index + word.length]);
}

/** Some graphemes back from a place, at the beginning of a word. */
function back(text: string, place: number): number {
  // What stands far before it need not be cut into graphemes.
  const near = Math.max(0, place - BEFORE * 8);
  const starts = [...segmenter.segment(text.slice(near, place))].map(({ index }) => near + index);
  const start = starts.at(-BEFORE);
  if (start === undefined || start === 0) return near === 0 ? 0 : near;
  const space = text.indexOf(" ", start);
  return space >= 0 && space < place ? space + 1 : start;
}

/** Some graphemes on from a place, at the end of a word. */
function forward(text: string, place: number): number {
  let count = 0;
  for (const { index } of segmenter.segment(text.slice(place, place + AFTER * 8))) {
    if (count === AFTER) {
      const space = text.lastIndexOf(" ", place + index);
      return space > place + index * 0.7 ? space : place + index;
    }
    count += 1;
  }
  return Math.min(text.length, place + AFTER * 8);
}
