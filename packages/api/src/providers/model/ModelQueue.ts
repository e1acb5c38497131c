import { PLAN_FREE, PLAN_PREMIUM, PLAN_STANDARD } from "@mimi/contract";
import type { ModelTurn } from "./Model.ts";

/**
 * The head start of each priority in milliseconds. A request that has waited this much longer goes first, so no request
 * waits for ever.
 */
const HEAD_START_MS = {
  [PLAN_PREMIUM]: 60_000,
  [PLAN_STANDARD]: 30_000,
  [PLAN_FREE]: 0,
  background: -30_000,
} as const satisfies Record<ModelTurn["priority"], number>;
/** The delay in milliseconds for each other request of the same user. */
const SET_BACK_MS = 10_000;

const background: ModelTurn = { userId: "", priority: "background" };

interface Waiting {
  readonly turn: ModelTurn;
  /** The time that decides the order; the earliest goes first. */
  readonly due: number;
  readonly begin: () => void;
}

/** Frees the place at the model. Call it exactly once. */
export type Release = () => void;

/** Limits the requests to the model; others wait in an order by plan and waiting time (§6). */
export class ModelQueue {
  readonly #places: number;
  readonly #clock: () => number;
  readonly #waiting: Waiting[] = [];
  readonly #asked = new Map<string, number>();
  #taken = 0;

  /** `clock` returns milliseconds. */
  constructor(places: number, clock: () => number = () => performance.now()) {
    this.#places = places;
    this.#clock = clock;
  }

  /** The number of waiting requests. */
  get waiting(): number {
    return this.#waiting.length;
  }

  /** Takes a place if one is free and no request waits; null otherwise. */
  tryEnter(turn: ModelTurn = background): Release | null {
    if (this.#taken >= this.#places) return null;
    this.#taken += 1;
    this.#count(turn, 1);
    return this.#leave(turn);
  }

  /** Waits for a place. Resolves to null when the signal aborts first; then no place was taken. */
  async enter(turn: ModelTurn = background, signal?: AbortSignal): Promise<Release | null> {
    const free = signal?.aborted ? null : this.tryEnter(turn);
    if (free || signal?.aborted) return free;
    const setBack = SET_BACK_MS * (this.#asked.get(turn.userId) ?? 0);
    const due = this.#clock() - HEAD_START_MS[turn.priority] + setBack;
    this.#count(turn, 1);
    return new Promise((resolve) => {
      const waiting: Waiting = {
        turn,
        due,
        begin: () => {
          signal?.removeEventListener("abort", cancel);
          resolve(this.#leave(turn));
        },
      };
      const cancel = () => {
        this.#waiting.splice(this.#waiting.indexOf(waiting), 1);
        this.#count(turn, -1);
        resolve(null);
      };
      signal?.addEventListener("abort", cancel, { once: true });
      this.#waiting.push(waiting);
    });
  }

  #leave(turn: ModelTurn): Release {
    return () => {
      this.#count(turn, -1);
      const next = this.#takeNext();
      if (next) next.begin();
      else this.#taken -= 1;
    };
  }

  #takeNext(): Waiting | undefined {
    const [first] = [...this.#waiting].sort((one, other) => one.due - other.due);
    if (first) this.#waiting.splice(this.#waiting.indexOf(first), 1);
    return first;
  }

  #count({ userId }: ModelTurn, by: 1 | -1): void {
    const count = (this.#asked.get(userId) ?? 0) + by;
    if (count > 0) this.#asked.set(userId, count);
    else this.#asked.delete(userId);
  }
}
