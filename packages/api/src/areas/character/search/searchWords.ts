const WORDS_MAX = 12;

/** The words of a search as parts of a query; `typed` may still be growing, and is a prefix. */
export interface SearchWords {
  readonly whole: string;
  readonly typed: string;
}

/** Takes a search text apart. Words of letters and digits alone can never be a malformed query. */
export function queryWords(text: string): SearchWords {
  const words = wordsIn(text).slice(0, WORDS_MAX);
  const last = words.pop();
  return { whole: words.join(" & "), typed: last === undefined ? "" : `${last}:*` };
}

/** The words of a text in small letters, however many. */
export function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** A text as `like` finds it literally. */
export function literally(text: string): string {
  return text.replaceAll(/[\\%_]/g, "\\$&");
}
