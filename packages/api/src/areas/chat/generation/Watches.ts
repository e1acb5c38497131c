/** Waits for one reply to change. */
export interface Watch {
  /** Resolves at the next change, or at one since the last call; at the latest after these milliseconds, or when closed. */
  changed(ms: number): Promise<void>;
  /** Ends the watch; call it in every case. */
  close(): void;
}

/** Everybody who waits for a reply in this process. */
export class Watches {
  readonly #waiting = new Map<string, Set<Waiting>>();

  /** Watches one thing until closed. */
  open(id: string): Watch {
    const all = this.#waiting.get(id) ?? new Set();
    this.#waiting.set(id, all);
    const watch = new Waiting(() => {
      all.delete(watch);
      if (all.size === 0 && this.#waiting.get(id) === all) this.#waiting.delete(id);
    });
    all.add(watch);
    return watch;
  }

  /** Tells everybody who watches it that it changed. */
  wake(id: string): void {
    for (const watch of this.#waiting.get(id) ?? []) watch.wake();
  }

  /** Tells everybody, whatever they watch. */
  wakeAll(): void {
    for (const all of this.#waiting.values()) for (const watch of all) watch.wake();
  }
}

class Waiting implements Watch {
  readonly #leave: () => void;
  #woken = false;
  #resolve: (() => void) | null = null;
  /** One for all waits of the same length, as nearly all are: there are ten a second for each reader. */
  #timer: NodeJS.Timeout | undefined;
  #ms = Number.NaN;

  constructor(leave: () => void) {
    this.#leave = leave;
  }

  wake(): void {
    const resolve = this.#resolve;
    this.#resolve = null;
    if (resolve) resolve();
    else this.#woken = true;
  }

  changed(ms: number): Promise<void> {
    if (this.#woken) {
      this.#woken = false;
      return Promise.resolve();
    }
    this.#startTimer(ms);
    return new Promise((resolve) => {
      this.#resolve = resolve;
    });
  }

  close(): void {
    clearTimeout(this.#timer);
    this.wake();
    this.#leave();
  }

  #startTimer(ms: number): void {
    if (this.#timer && ms === this.#ms) {
      this.#timer.refresh();
      return;
    }
    clearTimeout(this.#timer);
    this.#ms = ms;
    this.#timer = Number.isFinite(ms) ? setTimeout(() => this.#timeIsUp(), ms) : undefined;
  }

  #timeIsUp(): void {
    if (this.#resolve) this.wake();
  }
}
