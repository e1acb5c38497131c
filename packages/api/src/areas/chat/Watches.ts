/** Waits for one reply to change. */
export interface Watch {
  /** Resolves at the next change, or at one since the last call; at the latest after these milliseconds, or on abort. */
  changed(ms: number): Promise<void>;
  /** Ends the watch; call it in every case. */
  close(): void;
}

/** Everybody who waits for a reply in this process. */
export class Watches {
  readonly #waiting = new Map<string, Set<Waiting>>();

  /** Watches one thing until closed; from the moment that `signal` aborts, nothing is waited for. */
  open(id: string, signal?: AbortSignal): Watch {
    const all = this.#waiting.get(id) ?? new Set();
    this.#waiting.set(id, all);
    const watch = new Waiting(signal, () => {
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
}

class Waiting implements Watch {
  readonly wake = () => {
    this.#woken = true;
    this.#resolve?.();
  };
  readonly #signal: AbortSignal | undefined;
  readonly #leave: () => void;
  #woken = false;
  #resolve: (() => void) | null = null;

  constructor(signal: AbortSignal | undefined, leave: () => void) {
    this.#signal = signal;
    this.#leave = leave;
    signal?.addEventListener("abort", this.wake);
  }

  async changed(ms: number): Promise<void> {
    if (!this.#woken && !this.#signal?.aborted) {
      await new Promise<void>((resolve) => {
        const timer = Number.isFinite(ms) ? setTimeout(resolve, ms) : undefined;
        this.#resolve = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    this.#woken = false;
    this.#resolve = null;
  }

  close(): void {
    this.#signal?.removeEventListener("abort", this.wake);
    this.#leave();
  }
}
