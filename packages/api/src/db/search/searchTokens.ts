import { isUnspaced, type WrittenWord, writtenWords } from "@mimi/contract";
import { englishStemOf, stemIn } from "./stems.ts";

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

/** The stems of a word: the English one, and those of other primary languages. Each once; a word without endings is its stem. */
export function stemsOf(written: WrittenWord, languages: readonly string[]): string[] {
  const [token = written.word] = tokensOf(written.word);
  if (isUnspaced(token) || token !== written.word) return [token];
  return [...new Set([englishStemOf(token), ...languages.map((language) => stemIn(language, written))])];
}

/** The texts of a row, by the weight of their words. */
export type WeightedTexts = Partial<Readonly<Record<"A" | "B" | "C", string>>>;

/**
 * The words of texts with their places and stems, as a `tsvector`: the English stems and those of the primary language of the texts.
 * The database splits and changes no word. A stem has one place of each weight, because phrases are searched by whole words.
 */
export function searchVectorOf(texts: WeightedTexts, language: string): string {
  const places = new Map<string, string[]>();
  const placesOf = (word: string) => {
    const known = places.get(word) ?? [];
    places.set(word, known);
    return known;
  };
  let position = 1;
  for (const [weight, text] of Object.entries(texts)) {
    for (const written of writtenWords(text)) {
      for (const token of tokensOf(written.word)) {
        const place = `${position}${weight}`;
        const stems = token === written.word ? stemsOf(written, [language]) : [token];
        for (const stem of stems.map(placesOf)) {
          if (!stem.some((known) => known.endsWith(weight))) stem.push(place);
        }
        const word = placesOf(token);
        if (word.at(-1) !== place) word.push(place);
        position += 1;
      }
    }
    // A phrase does not go from one text to the next.
    position += 1;
  }
  return [...places].map(([token, at]) => `'${token}':${at.join(",")}`).join(" ");
}
