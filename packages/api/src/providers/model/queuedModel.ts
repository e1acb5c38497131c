import type { Model, ModelEvent, ModelRequest } from "./Model.ts";
import type { ModelQueue } from "./ModelQueue.ts";

/** A model of which only so many answers are asked at once; who has to wait is told so. */
export function queuedModel(model: Model, queue: ModelQueue): Model {
  async function* reply(request: ModelRequest, signal: AbortSignal): AsyncGenerator<ModelEvent> {
    const free = queue.tryEnter(request.turn);
    if (!free) yield { kind: "waiting" };
    const leave = free ?? (await queue.enter(request.turn, signal));
    if (!leave) {
      yield { kind: "end", finish: "stopped" };
      return;
    }
    try {
      if (!free) yield { kind: "begun" };
      yield* model.reply(request, signal);
    } finally {
      leave();
    }
  }

  return { name: model.name, reply };
}
