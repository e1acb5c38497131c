/** Times that a text is asked before it is worth a plan that is kept. */
const FREQUENT = 5;
/** Plans that each connection keeps at the most. */
const KEPT = 200;
/** Texts that are counted at the most: some are made anew for each call. */
const COUNTED = 1_000;

/**
 * Finds the texts that are asked time and again, and names each: by its name the database knows it, and need not read and
 * plan it anew, which for a small query is most of the work.
 */
export class FrequentQueries {
  readonly #names = new Map<string, string>();
  readonly #times = new Map<string, number>();

  /** The name of a text that is asked; undefined as long as it is not asked often. */
  nameOf(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known !== undefined || this.#names.size >= KEPT) return known;
    const times = (this.#times.get(text) ?? 0) + 1;
    if (times < FREQUENT) {
      if (this.#times.size >= COUNTED) this.#times.clear();
      this.#times.set(text, times);
      return undefined;
    }
    this.#times.delete(text);
    const name = `often ${this.#names.size}`;
    this.#names.set(text, name);
    return name;
  }
}
