/** Runs after which a query gets a name. */
const FREQUENT = 5;
/** The most names; each connection stores a plan for each. */
const MAX_NAMES = 200;
/** The most queries that are counted: some texts are used once. */
const MAX_COUNTED = 1_000;

/**
 * Gives frequent queries a name. PostgreSQL parses and plans a named query once per connection, which for a small query
 * is most of the work.
 */
export class FrequentQueries {
  readonly #names = new Map<string, string>();
  readonly #times = new Map<string, number>();

  /** The name of a query; undefined while it is not frequent. */
  nameOf(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known !== undefined || this.#names.size >= MAX_NAMES) return known;
    const times = (this.#times.get(text) ?? 0) + 1;
    if (times < FREQUENT) {
      if (this.#times.size >= MAX_COUNTED) this.#times.clear();
      this.#times.set(text, times);
      return undefined;
    }
    this.#times.delete(text);
    const name = `often ${this.#names.size}`;
    this.#names.set(text, name);
    return name;
  }
}
