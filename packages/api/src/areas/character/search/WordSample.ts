import type { QueryToken } from "./searchWords.ts";

/** A character of the sample, with its words and their stems. */
export interface SampledCharacter {
  readonly words: readonly string[];
  /** Those of its words that are in the name. */
  readonly nameWords: readonly string[];
  readonly tagIds: readonly number[];
  readonly creatorId: string;
}

/** Words that a character must have, all of them. Without any, nothing matches. */
type SearchedWords = readonly QueryToken[];

/** An index of the words of some characters. A character is identified by its position. */
export class WordSample {
  readonly characters: readonly Pick<SampledCharacter, "tagIds" | "creatorId">[];
  readonly #words = new WordIndex();
  readonly #nameWords = new WordIndex();

  constructor(characters: Iterable<SampledCharacter>) {
    this.characters = [...characters].map(({ words, nameWords, tagIds, creatorId }, position) => {
      this.#words.add(position, words);
      this.#nameWords.add(position, nameWords);
      return { tagIds, creatorId };
    });
  }

  /** The positions of the characters that match. */
  withWords(searched: SearchedWords): ReadonlySet<number> {
    return this.#words.withWords(searched);
  }

  /** The positions of the characters whose names match. */
  withNameWords(searched: SearchedWords): ReadonlySet<number> {
    return this.#nameWords.withWords(searched);
  }
}

class WordIndex {
  readonly #places = new Map<string, number[]>();
  #sorted: readonly string[] | undefined;

  add(place: number, words: readonly string[]): void {
    for (const word of words) {
      const places = this.#places.get(word);
      if (places) places.push(place);
      else this.#places.set(word, [place]);
    }
  }

  withWords(searched: SearchedWords): ReadonlySet<number> {
    const parts = searched.map(({ word, prefix, stems }) => {
      const begun = prefix ? this.#beginningWith(word) : this.#with(word);
      return new Set([...begun, ...stems.flatMap((stem) => this.#with(stem))]);
    });
    return parts.reduce((all, part) => all.intersection(part), parts[0] ?? new Set());
  }

  #with(word: string): readonly number[] {
    return this.#places.get(word) ?? [];
  }

  #beginningWith(beginning: string): number[] {
    this.#sorted ??= [...this.#places.keys()].sort();
    const from = firstFrom(this.#sorted, beginning);
    const found: number[] = [];
    for (let at = from; this.#sorted[at]?.startsWith(beginning); at += 1) {
      found.push(...(this.#places.get(this.#sorted[at] ?? "") ?? []));
    }
    return found;
  }
}

// Binary search.
function firstFrom(sorted: readonly string[], word: string): number {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if ((sorted[middle] ?? "") < word) from = middle + 1;
    else to = middle;
  }
  return from;
}
