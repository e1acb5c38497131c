import type { Model, ModelEvent, ModelRequest } from "../providers/model/Model.ts";
import type { Metrics } from "./Metrics.ts";

/** A model whose replies are counted: how many run, how they end, and how long they take. */
export function measuredModel(model: Model, metrics: Metrics): Model {
  async function* reply(request: ModelRequest, signal: AbortSignal): AsyncGenerator<ModelEvent> {
    const start = performance.now();
    const ended = metrics.generationBegun();
    let finish = "left";
    let code = null;
    try {
      for await (const event of model.reply(request, signal)) {
        if (event.kind === "end") finish = event.finish;
        if (event.kind === "end" && event.finish === "error") code = event.failure.code;
        yield event;
      }
    } finally {
      const isReply = request.turn !== undefined && request.turn.priority !== "background";
      const seconds = (performance.now() - start) / 1000;
      ended({ kind: isReply ? "reply" : "background", finish, code, seconds });
    }
  }

  return { name: model.name, reply };
}
