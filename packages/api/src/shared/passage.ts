import { findMatches, fold } from "@mimi/contract";
import { withoutMarkdown } from "./excerpt.ts";

/** Graphemes before and after the first match. */
const BEFORE = 60;
const AFTER = 120;

const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });

/** A passage of a text with its matches: start and end in UTF-16 code units. */
export interface Passage {
  readonly excerpt: string;
  readonly matches: [number, number][];
}

/**
 * The passage of a text with the most words of a query, the first of such passages, without Markdown. Without a match, the passage
 * is the beginning of the text.
 */
export function findPassage(text: string, query: string): Passage {
  const plain = withoutMarkdown(text);
  const found = placeOfMostWords(plain, query);
  const from = startOf(plain, found);
  const end = endOf(plain, found);
  const open = from > 0 ? "…" : "";
  const excerpt = `${open}${plain.slice(from, end).trim()}${end < plain.length ? "…" : ""}`;
  return { excerpt, matches: findMatches(excerpt, query) };
}

function placeOfMostWords(text: string, query: string): number {
  const found = findMatches(text, query).map(([start, end]) => ({
    start,
    word: fold(text.slice(start, end)),
  }));
  /** How often each word is among the matches from one position to `AFTER` code units behind it. */
  const counts = new Map<string, number>();
  let best = { words: 0, from: 0, place: 0 };
  let next = 0;
  for (const { start, word } of found) {
    for (let match = found[next]; match && match.start < start + AFTER; match = found[next]) {
      counts.set(match.word, (counts.get(match.word) ?? 0) + 1);
      next += 1;
    }
    if (counts.size > best.words) best = { words: counts.size, from: start, place: start };
    // Words that come again before the others: the passage begins as near to the others as it can.
    else if (counts.size === best.words && best.words > 1 && start < best.from + AFTER) best.place = start;
    const left = (counts.get(word) ?? 0) - 1;
    if (left > 0) counts.set(word, left);
    else counts.delete(word);
  }
  return best.place;
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
