/** Waits for changes of one reply. */
export interface Watch {
  /** Resolves at a change since the last call, at the next change, after these milliseconds, or when closed. */
  changed(ms: number): Promise<void>;
  /** Ends the watch; call it in every case. */
  close(): void;
}

/** The open watches of this process. */
export class Watches {
  readonly #watches = new Map<string, Set<ReplyWatch>>();

  /** Watches one reply until closed. */
  open(id: string): Watch {
    const all = this.#watches.get(id) ?? new Set();
    this.#watches.set(id, all);
    const watch = new ReplyWatch(() => {
      all.delete(watch);
      if (all.size === 0 && this.#watches.get(id) === all) this.#watches.delete(id);
    });
    all.add(watch);
    return watch;
  }

  /** Whether a reply is watched. */
  has(id: string): boolean {
    return this.#watches.has(id);
  }

  /** Wakes all watches of a reply. */
  wake(id: string): void {
    for (const watch of this.#watches.get(id) ?? []) watch.wake();
  }

  /** Wakes all watches. */
  wakeAll(): void {
    for (const all of this.#watches.values()) for (const watch of all) watch.wake();
  }
}

class ReplyWatch implements Watch {
  readonly #onClose: () => void;
  #woken = false;
  #resolve: (() => void) | null = null;
  /** Reused for waits of the same length, because each client waits ten times a second. */
  #timer: NodeJS.Timeout | undefined;
  #ms = Number.NaN;

  constructor(onClose: () => void) {
    this.#onClose = onClose;
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
    this.#onClose();
  }

  #startTimer(ms: number): void {
    if (this.#timer && ms === this.#ms) {
      this.#timer.refresh();
      return;
    }
    clearTimeout(this.#timer);
    this.#ms = ms;
    this.#timer = Number.isFinite(ms) ? setTimeout(() => this.#onTimeout(), ms) : undefined;
  }

  #onTimeout(): void {
    if (this.#resolve) this.wake();
  }
}
