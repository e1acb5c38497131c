/** A limited number of things that requests use one at a time, in the order in which they came. */
export class Places<T> {
  readonly #free: T[];
  readonly #waiting: ((place: T) => void)[] = [];

  constructor(all: readonly T[]) {
    this.#free = [...all];
  }

  /** Waits for a free one. Rejects with the reason of the signal. */
  async take(signal: AbortSignal): Promise<T> {
    signal.throwIfAborted();
    const free = this.#free.pop();
    if (free !== undefined) return free;
    return new Promise((resolve, reject) => {
      const leave = () => {
        this.#waiting.splice(this.#waiting.indexOf(enter), 1);
        reject(signal.reason as Error);
      };
      const enter = (place: T) => {
        signal.removeEventListener("abort", leave);
        resolve(place);
      };
      this.#waiting.push(enter);
      signal.addEventListener("abort", leave, { once: true });
    });
  }

  /** Gives one back. */
  release(place: T): void {
    const next = this.#waiting.shift();
    if (next) next(place);
    else this.#free.push(place);
  }
}
