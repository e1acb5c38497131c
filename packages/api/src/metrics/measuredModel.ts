import type { Model, ModelEvent } from "../providers/model/Model.ts";
import type { Metrics } from "./Metrics.ts";

/** A model whose replies are counted: how many run, how they end, and how long they take. */
export function measuredModel(model: Model, metrics: Metrics): Model {
  async function* measured(events: AsyncIterable<ModelEvent>, isReply: boolean): AsyncGenerator<ModelEvent> {
    const start = performance.now();
    const ended = metrics.generationBegun();
    let finish = "left";
    let code = null;
    try {
      for await (const event of events) {
        if (event.kind === "end") finish = event.finish;
        if (event.kind === "end" && event.finish === "error") code = event.failure.code;
        yield event;
      }
    } finally {
      const seconds = (performance.now() - start) / 1000;
      ended({ kind: isReply ? "reply" : "background", finish, code, seconds });
    }
  }

  return {
    name: model.name,
    reply: (request, signal) => {
      const isReply = request.turn !== undefined && request.turn.priority !== "background";
      return measured(model.reply(request, signal), isReply);
    },
  };
}
