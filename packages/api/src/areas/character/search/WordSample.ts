/** A character as a sample is made of it; its words are their stems. */
export interface SampledCharacter {
  readonly words: readonly string[];
  /** Those of its words that are in its name. */
  readonly nameWords: readonly string[];
  readonly tagIds: readonly number[];
  readonly creatorId: string;
}

/** All of the `whole` words, and one that begins with one of `begun`. Without any, nothing is what is sought. */
export interface SoughtWords {
  readonly whole: readonly string[];
  readonly begun: readonly string[];
}

/** Some characters whose words are looked up in memory. They are known by their place among each other. */
export class WordSample {
  readonly characters: readonly Pick<SampledCharacter, "tagIds" | "creatorId">[];
  readonly #words = new WordIndex();
  readonly #nameWords = new WordIndex();

  constructor(characters: Iterable<SampledCharacter>) {
    this.characters = [...characters].map(({ words, nameWords, tagIds, creatorId }, place) => {
      this.#words.add(place, words);
      this.#nameWords.add(place, nameWords);
      return { tagIds, creatorId };
    });
  }

  /** The places of those that have these words. */
  having(sought: SoughtWords): ReadonlySet<number> {
    return this.#words.having(sought);
  }

  /** The places of those that have these words in their names. */
  named(sought: SoughtWords): ReadonlySet<number> {
    return this.#nameWords.having(sought);
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

  having({ whole, begun }: SoughtWords): ReadonlySet<number> {
    const parts = whole.map((word) => new Set(this.#places.get(word)));
    if (begun.length > 0) parts.push(new Set(begun.flatMap((beginning) => this.#beginningWith(beginning))));
    return parts.reduce((all, part) => all.intersection(part), parts[0] ?? new Set());
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

// Halves what is left to look through until the place is found.
function firstFrom(sorted: readonly string[], word: string): number {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if ((sorted[middle] ?? "") < word) from = middle + 1;
    else to = middle;
  }
  return from;
}
