interface Entry<Value> {
  readonly value: Value;
  readonly until: number;
}

/** Remembers values under a key for a while, the latest used of them. */
export class Kept<Value> {
  readonly #entries = new Map<string, Entry<Value>>();
  readonly #now: () => Date;
  readonly #freshMs: number;
  readonly #most: number;

  /** At most so many values, each for so many milliseconds. */
  constructor(now: () => Date, limits: { readonly freshMs: number; readonly most: number }) {
    this.#now = now;
    this.#freshMs = limits.freshMs;
    this.#most = limits.most;
  }

  /** The value under a key; makes it when there is none, or an old one. */
  async get(key: string, make: () => Promise<Value>): Promise<Value> {
    const known = this.known(key);
    if (known !== undefined) return known;
    const value = await make();
    this.set(key, value);
    return value;
  }

  /** The value under a key; undefined when there is none, or an old one. */
  known(key: string): Value | undefined {
    const entry = this.#entries.get(key);
    return entry && entry.until > this.#now().getTime() ? entry.value : undefined;
  }

  /** Replaces the value under a key. */
  set(key: string, value: Value): void {
    this.#entries.delete(key);
    this.#entries.set(key, { value, until: this.#now().getTime() + this.#freshMs });
    if (this.#entries.size <= this.#most) return;
    for (const oldest of this.#entries.keys()) {
      this.#entries.delete(oldest);
      return;
    }
  }

  /** Forgets everything. */
  clear(): void {
    this.#entries.clear();
  }
}
