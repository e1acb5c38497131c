import { planById } from "@mimi/contract";
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

/** Milliseconds that background tasks are behind the requests of the free plan. */
const BACKGROUND_DELAY_MS = 30_000;

/**
 * The head start of a priority in milliseconds. A request that has waited this much longer goes first, so no request waits
 * for ever.
 */
export function headStartOf(priority: ModelTurn["priority"]): number {
  return priority === "background" ? -BACKGROUND_DELAY_MS : planById(priority).headStart;
}

/** The delay in milliseconds for each other request of the same user. */
export const SET_BACK_MS = 10_000;

export const backgroundTurn: ModelTurn = { userId: "", priority: "background" };
