/** Finds where a text has words of a query: start and end in UTF-16 code units, in order. */
export type FindText = (text: string, query: string) => readonly (readonly [number, number])[];

/** Finds words that begin with those of the query, in any case. */
export const findWords: FindText = (text, query) => {
  const words = query.match(/[\p{L}\p{N}\p{M}]+/gu);
  if (words === null) return [];
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}\\p{M}])(?:${words.join("|")})`, "giu");
  return Array.from(text.matchAll(pattern), ({ index, 0: { length } }) => [index, index + length] as const);
};
