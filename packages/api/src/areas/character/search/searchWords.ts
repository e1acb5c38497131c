import { isUnspaced, searchPhrases, writtenWords } from "@mimi/contract";
import { stemsOf, tokensOf } from "../../../db/search/searchTokens.ts";

/** English words that nearly every text has. They count only in a search without other words: The Who, It, Her. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  `a an and are as at be been but by for from had has have he her him his i if in into is it its me my of on or our she so that
  the their them then they this to us was we were who will with you your`.split(/\s+/),
);

/** What a text must have: a word of the index, or one of its stems. */
export interface QueryToken {
  readonly word: string;
  /** Whether longer words match, too. */
  readonly prefix: boolean;
  /** Other words that match. */
  readonly stems: readonly string[];
}

/** The stems of a folded word. */
type Stemmer = (word: string) => readonly string[];

/** Tokens that a text must have one after the other. */
type QueryPhrase = readonly QueryToken[];

/** A search text as a query of the index. */
export interface WordsQuery {
  /** A `tsquery`. Empty when the text has no words. */
  readonly words: string;
  /** The same for words of names, which have the weight A in the index. */
  readonly nameWords: string;
  /** The same for an estimate: as if the words of a phrase were separate. */
  readonly searched: readonly QueryToken[];
}

/** Reads a search text, with stems of these primary languages and of English. Its last word can be incomplete. */
export function wordsQueryOf(text: string, languages: readonly string[]): WordsQuery {
  const used = usedPhrases(text);
  const stems = stemmerFor(text, languages);
  const phrases = used.map((words) => phraseOf(words, words === used.at(-1), stems));
  return {
    words: tsqueryOf(phrases, ""),
    nameWords: tsqueryOf(phrases, "A"),
    searched: phrases.flat(),
  };
}

/**
 * The words of a search that are shown with a result: without stop words, and by their stems, which are beginnings of words. One
 * query for the stems of each language.
 */
export function shownQueriesOf(text: string, languages: readonly string[]): string[] {
  const phrases = usedPhrases(text);
  const queries = [[], ...languages.map((language) => [language])].map((stemmed) => {
    const stems = stemmerFor(text, stemmed);
    return phrases
      .map(([first = "", ...more]) => (more.length === 0 ? stems(first).at(-1) : [first, ...more].join(".")))
      .join(" ");
  });
  return [...new Set(queries)].filter((query) => query !== "");
}

function stemmerFor(text: string, languages: readonly string[]): Stemmer {
  const written = new Map(writtenWords(text).map((one) => [one.word, one]));
  return (word) => stemsOf(written.get(word) ?? { word, written: word }, languages);
}

/** Escapes the wildcards of `like`. */
export function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, "\\$&");
}

function usedPhrases(text: string): readonly (readonly string[])[] {
  const all = searchPhrases(text);
  const isLast = (words: readonly string[]) => words === all.at(-1);
  const isStopWord = ([word = "", ...more]: readonly string[]) => more.length === 0 && STOP_WORDS.has(word);
  const kept = all.filter((words) => isLast(words) || !isStopWord(words));
  return kept.every(isStopWord) ? all : kept;
}

function phraseOf(words: readonly string[], isLast: boolean, stems: Stemmer): QueryPhrase {
  const [only = "", ...more] = words;
  if (more.length === 0 && !isUnspaced(only)) return [wholeOrPrefix(only, isLast, stems)];
  return words.flatMap((word, at) => {
    const isEnd = at === words.length - 1;
    if (!isUnspaced(word)) return [exact(word, isEnd && isLast)];
    const tokens = tokensOf(word);
    if (!isEnd) return tokens.map((token) => exact(token, false));
    // A text can go on after the last letter: that letter alone is the beginning of a token, or is in the token before.
    const [first = word, ...others] = tokens;
    if (others.length === 0) return [exact(first, true)];
    return tokens.slice(0, -1).map((token) => exact(token, false));
  });
}

function exact(word: string, prefix: boolean): QueryToken {
  return { word, prefix, stems: [] };
}

function wholeOrPrefix(word: string, isLast: boolean, stems: Stemmer): QueryToken {
  const [token = word] = tokensOf(word);
  return { word: token, prefix: isLast, stems: stems(word).filter((stem) => stem !== token) };
}

function tsqueryOf(phrases: readonly QueryPhrase[], weight: "" | "A"): string {
  const written = (word: string, prefix: boolean) => {
    const marks = `${prefix ? "*" : ""}${weight}`;
    return `'${word}'${marks === "" ? "" : `:${marks}`}`;
  };
  const token = ({ word, prefix, stems }: QueryToken) => {
    const words = [written(word, prefix), ...stems.map((stem) => written(stem, false))];
    return words.length === 1 ? words.join("") : `(${words.join(" | ")})`;
  };
  return phrases.map((phrase) => `(${phrase.map(token).join(" <-> ")})`).join(" & ");
}
