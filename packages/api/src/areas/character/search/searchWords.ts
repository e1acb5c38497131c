const WORDS_MAX = 12;

/** The words of a search as parts of a tsquery. The last word can be incomplete, so it is a prefix. */
export interface SearchWords {
  readonly complete: string;
  readonly incomplete: string;
}

/** Splits a search text into words. Words of letters and digits only are always a valid tsquery. */
export function queryWords(text: string): SearchWords {
  const words = wordsIn(text).slice(0, WORDS_MAX);
  const last = words.pop();
  return { complete: words.join(" & "), incomplete: last === undefined ? "" : `${last}:*` };
}

/** All words of a text in lower case. */
export function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Escapes the wildcards of `like`. */
export function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, "\\$&");
}
