import { failureOf } from "../../../shared/errors/failureOf.ts";
import type { Model, ModelEvent, ModelTurn } from "../Model.ts";
import type { ModelQueue, QueuedRequest } from "./ModelQueue.ts";

/**
 * Limits the concurrent requests to a model; a waiting request sends an event. When the queue cannot be reached, the reply
 * fails and can be requested again.
 */
export function queuedModel(model: Model, queue: ModelQueue): Model {
  async function* queued(
    events: AsyncIterable<ModelEvent>,
    turn: ModelTurn | undefined,
    signal: AbortSignal,
  ): AsyncGenerator<ModelEvent> {
    let request: QueuedRequest | undefined;
    try {
      let hasPlace: boolean;
      try {
        request = await queue.enter(turn, signal);
        if (request.isWaiting) yield { kind: "waiting" };
        hasPlace = await request.begun;
      } catch (cause) {
        yield { kind: "end", finish: "error", failure: failureOf("model_failed"), cause };
        return;
      }
      if (!hasPlace) {
        yield { kind: "end", finish: "stopped" };
        return;
      }
      if (request.isWaiting) yield { kind: "begun" };
      // No request is made before the reply is iterated.
      yield* events;
    } finally {
      request?.leave();
    }
  }

  return {
    name: model.name,
    reply: (request, signal) => queued(model.reply(request, signal), request.turn, signal),
  };
}
