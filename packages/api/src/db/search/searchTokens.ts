import { isUnspaced, searchWords } from "@mimi/contract";

const VOWEL = "[aeiouy]";

/** Longer words are cut: the database refuses words of more than 2,046 bytes. */
const WORD_MAX = 100;

/**
 * What the index has of a word. Of a script without spaces: each letter with the one after it, and the last letter alone, so that
 * any part of the word is a sequence of them. Of other scripts: the word.
 */
export function tokensOf(word: string): string[] {
  if (!isUnspaced(word)) return [word.length > WORD_MAX ? [...word].slice(0, WORD_MAX).join("") : word];
  const letters = word.match(/\P{M}\p{M}{0,9}/gu) ?? [word];
  return letters.map((letter, at) => `${letter}${letters[at + 1] ?? ""}`);
}

/** The texts of a row, by the weight of their words. */
export type WeightedTexts = Partial<Readonly<Record<"A" | "B" | "C", string>>>;

/**
 * The words of texts with their places and stems, as a `tsvector`. The database splits and changes no word. A stem has one place of
 * each weight, because phrases are searched by whole words.
 */
export function searchVectorOf(texts: WeightedTexts): string {
  const places = new Map<string, string[]>();
  const placesOf = (word: string) => {
    const known = places.get(word) ?? [];
    places.set(word, known);
    return known;
  };
  let position = 1;
  for (const [weight, text] of Object.entries(texts)) {
    for (const token of searchWords(text).flatMap(tokensOf)) {
      const place = `${position}${weight}`;
      const stem = placesOf(stemOf(token));
      if (!stem.some((known) => known.endsWith(weight))) stem.push(place);
      const word = placesOf(token);
      if (word.at(-1) !== place) word.push(place);
      position += 1;
    }
    // A phrase does not go from one text to the next.
    position += 1;
  }
  return [...places].map(([token, at]) => `'${token}':${at.join(",")}`).join(" ");
}

/**
 * An English word without the endings of plurals and tenses, by the first step of Porter's stemmer: "stories" and "story" have
 * one stem. Words of other scripts stay as they are.
 */
export function stemOf(word: string): string {
  if (!/^[a-z]{4,}$/.test(word)) return word;
  const singular = word.replace(/(ss|i)es$/, "$1").replace(/([^s])s$/, "$1");
  return withoutTense(singular).replace(new RegExp(`^(.*${VOWEL}.*)y$`), "$1i");
}

function withoutTense(word: string): string {
  if (word.endsWith("eed")) return word.slice(0, -1);
  const [, root] = new RegExp(`^(.*${VOWEL}.*)(?:ed|ing)$`).exec(word) ?? [];
  if (root === undefined) return word;
  const isShort = new RegExp(`^[^aeiouy]*${VOWEL}[^aeiouwxy]$`).test(root);
  if (isShort || /(?:at|bl|iz)$/.test(root)) return `${root}e`;
  return root.replace(/([^aeioulsz])\1$/, "$1");
}
