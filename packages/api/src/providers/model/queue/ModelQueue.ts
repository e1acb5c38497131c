import { PLAN_FREE, PLAN_PREMIUM, PLAN_STANDARD } from "@mimi/contract";
import type { ModelTurn } from "../Model.ts";

/** Limits the requests to a model at a time; others wait in an order by plan and waiting time (§6). */
export interface ModelQueue {
  /**
   * Requests a place. When the signal aborts, the request stops waiting. Rejects when the queue cannot be reached.
   * @param turn defaults to a background task
   */
  enter(turn?: ModelTurn, signal?: AbortSignal): Promise<QueuedRequest>;
}

/** A request in a queue. */
export interface QueuedRequest {
  /** Whether no place was free when it came. */
  readonly isWaiting: boolean;
  /**
   * Resolves to true when the request has a place, and to false when it was aborted before. Rejects when the queue cannot be
   * reached any more.
   */
  readonly begun: Promise<boolean>;
  /** Frees the place, or stops waiting. Call it exactly once, in every case. */
  leave(): void;
}

/** Makes the queue of a model. The name of the model is the same in all processes. */
export type MakeQueue = (model: string, places: number) => ModelQueue;

// The order: the request goes first whose arrival, minus its head start, plus its set-back, is the earliest.

/**
 * The head start of each priority in milliseconds. A request that has waited this much longer goes first, so no request
 * waits for ever.
 */
export const HEAD_START_MS = {
  [PLAN_PREMIUM]: 60_000,
  [PLAN_STANDARD]: 30_000,
  [PLAN_FREE]: 0,
  background: -30_000,
} as const satisfies Record<ModelTurn["priority"], number>;
/** The delay in milliseconds for each other request of the same user. */
export const SET_BACK_MS = 10_000;

export const backgroundTurn: ModelTurn = { userId: "", priority: "background" };
