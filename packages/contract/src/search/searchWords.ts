import { fold, type FoldedText, foldWithPlaces } from "./fold.ts";

/** The most words of a query that are used. */
const QUERY_WORDS_MAX = 12;

/** Letters of scripts that are written without spaces, or that join words (Korean): a word can start anywhere in them. */
const UNSPACED = [
  ...["Han", "Hiragana", "Katakana", "Bopomofo"].map((script) => String.raw`\p{Script_Extensions=${script}}`),
  ...["Hangul", "Thai", "Lao", "Khmer", "Myanmar", "Tibetan"].map(
    (script) => String.raw`\p{Script=${script}}`,
  ),
].join("");

const LETTER = String.raw`\p{L}\p{N}\p{M}`;

/** A word: letters, digits, and the marks that belong to them. It ends where a script without spaces begins, or ends. */
const WORD = new RegExp(
  String.raw`(?:(?=[${LETTER}])[${UNSPACED}])+|(?:(?![${UNSPACED}])[${LETTER}])+`,
  "gu",
);

const STARTS_UNSPACED = new RegExp(`^[${UNSPACED}]`, "u");

/** The words of a text, folded. A run of letters of a script without spaces is one word. */
export function searchWords(text: string): string[] {
  return fold(text).match(WORD) ?? [];
}

/** A word of a text. */
export interface WrittenWord {
  /** Folded. */
  readonly word: string;
  /** As it is written in the text. */
  readonly written: string;
}

/** The words of a text, as {@link searchWords}, and as they are written there. */
export function writtenWords(text: string): WrittenWord[] {
  const { folded, starts, ends } = foldWithPlaces(text);
  return [...folded.matchAll(WORD)].map(({ 0: word, index }) => ({
    word,
    written: text.slice(starts[index], ends[index + word.length - 1]),
  }));
}

/** Whether a word is of a script without spaces, where a search also finds what is inside of a word. */
export function isUnspaced(word: string): boolean {
  return STARTS_UNSPACED.test(word);
}

/**
 * The words of a query in phrases. Words that are written together ("Node.js", "192.168.0.1", "O'Brien") are one phrase: a
 * text has them one after the other.
 */
export function searchPhrases(query: string): string[][] {
  const phrases: string[][] = [];
  let left = QUERY_WORDS_MAX;
  for (const part of query.split(/\s+/u)) {
    const words = searchWords(part).slice(0, left);
    left -= words.length;
    if (words.length > 0) phrases.push(words);
  }
  return phrases;
}

/** The words of a text on one line, each after a space: what a search for {@link searchPatterns} looks through. */
export function searchLine(text: string): string {
  return searchWords(text)
    .map((word) => ` ${word}`)
    .join("");
}

/**
 * What a {@link searchLine} contains if the text matches a query: all of these. Words match at their beginnings, words of scripts
 * without spaces anywhere. Empty when the query has no words, which matches nothing.
 */
export function searchPatterns(query: string): string[] {
  const patterns = searchPhrases(query).map((words) => {
    const phrase = words.join(" ");
    return isUnspaced(phrase) ? phrase : ` ${phrase}`;
  });
  return [...new Set(patterns)];
}

/** Whether a text matches a query: has all words of it, or words that begin with them. */
export function matchesSearch(text: string, query: string): boolean {
  const [patterns, line] = [searchPatterns(query), searchLine(text)];
  return patterns.length > 0 && patterns.every((pattern) => line.includes(pattern));
}

/** Where a text has words of a query: start and end in UTF-16 code units, in order and apart from each other. */
export function findMatches(text: string, query: string): [number, number][] {
  const patterns = searchPatterns(query);
  if (patterns.length === 0) return [];
  const { line, starts, ends } = lineWithPlaces(text);
  const found = patterns
    .flatMap((pattern) => placesOf(pattern, line))
    .map(([from, to]): [number, number] => [starts[from] ?? 0, ends[to - 1] ?? 0])
    .sort(([one], [other]) => one - other);
  const matches: [number, number][] = [];
  for (const [start, end] of found) {
    const last = matches.at(-1);
    if (last && start < last[1]) last[1] = Math.max(last[1], end);
    else matches.push([start, end]);
  }
  return matches;
}

/** A {@link searchLine}, with the place of each of its code units in the text. A space has the place of its word. */
function lineWithPlaces(text: string): Omit<FoldedText, "folded"> & { readonly line: string } {
  const { folded, starts, ends } = foldWithPlaces(text);
  const [lineStarts, lineEnds]: [number[], number[]] = [[], []];
  let line = "";
  for (const { 0: word, index } of folded.matchAll(WORD)) {
    line += ` ${word}`;
    for (let at = index - 1; at < index + word.length; at += 1) {
      lineStarts.push(starts[Math.max(at, index)] ?? 0);
      lineEnds.push(ends[Math.max(at, index)] ?? 0);
    }
  }
  return { line, starts: lineStarts, ends: lineEnds };
}

function placesOf(pattern: string, line: string): [number, number][] {
  const places: [number, number][] = [];
  for (let at = line.indexOf(pattern); at >= 0; at = line.indexOf(pattern, at + 1)) {
    places.push([at, at + pattern.length]);
  }
  return places;
}
