import { isUnspaced, searchPhrases } from "@mimi/contract";
import { stemOf, tokensOf } from "../../../db/search/searchTokens.ts";
import type { SearchedWords } from "./WordSample.ts";

/** English words that nearly every text has. They count only in a search without other words: The Who, It, Her. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  `a an and are as at be been but by for from had has have he her him his i if in into is it its me my of on or our she so that
  the their them then they this to us was we were who will with you your`.split(/\s+/),
);

/** A word of the index in a query. */
interface QueryToken {
  readonly word: string;
  /** Whether longer words match, too. */
  readonly prefix: boolean;
  /** Another word that matches. */
  readonly stem?: string;
}

/** Tokens that a text must have one after the other. */
type QueryPhrase = readonly QueryToken[];

/** A search text as a query of the index. */
export interface WordsQuery {
  /** A `tsquery`. Empty when the text has no words. */
  readonly words: string;
  /** The same for words of names, which have the weight A in the index. */
  readonly nameWords: string;
  /** The same for an estimate: as if the words of a phrase were separate. */
  readonly searched: SearchedWords;
}

/** Reads a search text. Its last word can be incomplete. */
export function wordsQueryOf(text: string): WordsQuery {
  const phrases = queryPhrases(text);
  const tokens = phrases.flat();
  return {
    words: tsqueryOf(phrases, ""),
    nameWords: tsqueryOf(phrases, "A"),
    searched: {
      whole: tokens.filter(({ prefix }) => !prefix).map(({ word }) => word),
      prefixes: tokens
        .filter(({ prefix }) => prefix)
        .flatMap(({ word, stem }) => [word, ...(stem ? [stem] : [])]),
    },
  };
}

/** The words of a search that are shown with a result: without stop words, and by their stems, which are beginnings of words. */
export function shownQueryOf(text: string): string {
  return usedPhrases(text)
    .map(([first = "", ...more]) => (more.length === 0 ? stemOf(first) : [first, ...more].join(".")))
    .join(" ");
}

/** Escapes the wildcards of `like`. */
export function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, "\\$&");
}

function queryPhrases(text: string): QueryPhrase[] {
  const used = usedPhrases(text);
  return used.map((words) => phraseOf(words, words === used.at(-1)));
}

function usedPhrases(text: string): readonly (readonly string[])[] {
  const all = searchPhrases(text);
  const isLast = (words: readonly string[]) => words === all.at(-1);
  const isStopWord = ([word = "", ...more]: readonly string[]) => more.length === 0 && STOP_WORDS.has(word);
  const kept = all.filter((words) => isLast(words) || !isStopWord(words));
  return kept.every(isStopWord) ? all : kept;
}

function phraseOf(words: readonly string[], isLast: boolean): QueryPhrase {
  const [only = "", ...more] = words;
  if (more.length === 0 && !isUnspaced(only)) return [wholeOrPrefix(only, isLast)];
  return words.flatMap((word, at) => {
    const isEnd = at === words.length - 1;
    if (!isUnspaced(word)) return [{ word, prefix: isEnd && isLast }];
    const tokens = tokensOf(word);
    if (!isEnd) return tokens.map((token) => ({ word: token, prefix: false }));
    // A text can go on after the last letter: that letter alone is the beginning of a token, or is in the token before.
    const [first = word, ...others] = tokens;
    if (others.length === 0) return [{ word: first, prefix: true }];
    return tokens.slice(0, -1).map((token) => ({ word: token, prefix: false }));
  });
}

function wholeOrPrefix(word: string, isLast: boolean): QueryToken {
  const [token = word] = tokensOf(word);
  const stem = stemOf(token);
  if (!isLast) return { word: stem, prefix: false };
  return stem === token ? { word: token, prefix: true } : { word: token, prefix: true, stem };
}

function tsqueryOf(phrases: readonly QueryPhrase[], weight: "" | "A"): string {
  const written = ({ word, prefix, stem }: QueryToken) => {
    const marks = `${prefix ? "*" : ""}${weight}`;
    const whole = `'${word}'${marks === "" ? "" : `:${marks}`}`;
    return stem === undefined ? whole : `(${whole} | '${stem}'${weight === "" ? "" : `:${weight}`})`;
  };
  return phrases.map((phrase) => `(${phrase.map(written).join(" <-> ")})`).join(" & ");
}
