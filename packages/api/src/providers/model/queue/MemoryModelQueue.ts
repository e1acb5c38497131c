import type { ModelTurn } from "../Model.ts";
import {
  backgroundTurn,
  headStartOf,
  type ModelQueue,
  type QueuedRequest,
  SET_BACK_MS,
} from "./ModelQueue.ts";

interface Entry {
  readonly userId: string;
  /** The time that decides the order; the earliest goes first. */
  readonly due: number;
  readonly begin: () => void;
}

/** The queue of a model that one process uses. */
export class MemoryModelQueue implements ModelQueue {
  readonly #places: number;
  readonly #clock: () => number;
  readonly #waiting = new Set<Entry>();
  readonly #running = new Set<Entry>();

  /** `clock` returns milliseconds. */
  constructor(places: number, clock: () => number = () => performance.now()) {
    this.#places = places;
    this.#clock = clock;
  }

  async enter(turn: ModelTurn = backgroundTurn, signal?: AbortSignal): Promise<QueuedRequest> {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const { userId, priority } = turn;
    const others = [...this.#waiting, ...this.#running].filter((one) => one.userId === userId).length;
    const due = this.#clock() - headStartOf(priority) + SET_BACK_MS * others;
    const entry: Entry = { userId, due, begin: () => resolve(true) };
    const leave = () => {
      signal?.removeEventListener("abort", cancel);
      this.#waiting.delete(entry);
      this.#running.delete(entry);
      this.#beginNext();
    };
    const cancel = () => {
      resolve(false);
      this.#waiting.delete(entry);
    };
    this.#waiting.add(entry);
    if (signal?.aborted) cancel();
    else signal?.addEventListener("abort", cancel, { once: true });
    this.#beginNext();
    return { isWaiting: this.#waiting.has(entry), begun: promise, leave };
  }

  #beginNext(): void {
    while (this.#running.size < this.#places) {
      const [first] = [...this.#waiting].sort((one, other) => one.due - other.due);
      if (!first) return;
      this.#waiting.delete(first);
      this.#running.add(first);
      first.begin();
    }
  }
}
