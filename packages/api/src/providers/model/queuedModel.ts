import type { Model, ModelEvent, ModelTurn } from "./Model.ts";
import type { ModelQueue } from "./ModelQueue.ts";

/** Limits the concurrent requests to a model; a waiting request sends an event. */
export function queuedModel(model: Model, queue: ModelQueue): Model {
  async function* queued(
    events: AsyncIterable<ModelEvent>,
    turn: ModelTurn | undefined,
    signal: AbortSignal,
  ): AsyncGenerator<ModelEvent> {
    const free = queue.tryEnter(turn);
    if (!free) yield { kind: "waiting" };
    const leave = free ?? (await queue.enter(turn, signal));
    if (!leave) {
      yield { kind: "end", finish: "stopped" };
      return;
    }
    try {
      if (!free) yield { kind: "begun" };
      // No request is made before the reply is iterated.
      yield* events;
    } finally {
      leave();
    }
  }

  return {
    name: model.name,
    reply: (request, signal) => queued(model.reply(request, signal), request.turn, signal),
  };
}
