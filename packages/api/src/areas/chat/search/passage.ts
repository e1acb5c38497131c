import { withoutMarkdown } from "../messages/excerpt.ts";

/** The most words that a search uses. */
const WORDS_MAX = 12;
/** Graphemes before and after the first match. */
const BEFORE = 60;
const AFTER = 120;

const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });

/** The words of a search text, each once. */
export function searchTerms(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  return [...new Set(words)].slice(0, WORDS_MAX);
}

/** A passage of a text with its matches: start and end in UTF-16 code units. */
export interface Passage {
  readonly excerpt: string;
  readonly matches: [number, number][];
}

/**
 * The passage around the first match, without Markdown. A match is a word that begins with a search word. Without one, the
 * passage is the beginning of the text.
 */
export function findPassage(text: string, words: readonly string[]): Passage {
  const plain = withoutMarkdown(text);
  const found = matchesIn(plain, words)[0]?.[0] ?? 0;
  const from = startOf(plain, found);
  const end = endOf(plain, found);
  const open = from > 0 ? "…" : "";
  const excerpt = `${open}${plain.slice(from, end).trim()}${end < plain.length ? "…" : ""}`;
  return { excerpt, matches: matchesIn(excerpt, words) };
}

function matchesIn(text: string, words: readonly string[]): [number, number][] {
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}\\p{M}])(?:${words.join("|")})`, "giu");
  return [...text.matchAll(pattern)].map(({ index, 0: word }) => [index, index + word.length]);
}

/** A position some graphemes before another one, at the start of a word. */
function startOf(text: string, position: number): number {
  // Only the text near the position is split into graphemes, which is slow.
  const near = Math.max(0, position - BEFORE * 8);
  const starts = [...segmenter.segment(text.slice(near, position))].map(({ index }) => near + index);
  const start = starts.at(-BEFORE);
  if (start === undefined || start === 0) return near === 0 ? 0 : near;
  const space = text.indexOf(" ", start);
  return space >= 0 && space < position ? space + 1 : start;
}

/** A position some graphemes after another one, at the end of a word. */
function endOf(text: string, position: number): number {
  let count = 0;
  for (const { index } of segmenter.segment(text.slice(position, position + AFTER * 8))) {
    if (count === AFTER) {
      const space = text.lastIndexOf(" ", position + index);
      return space > position + index * 0.7 ? space : position + index;
    }
    count += 1;
  }
  return Math.min(text.length, position + AFTER * 8);
}
