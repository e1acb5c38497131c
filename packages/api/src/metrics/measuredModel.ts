import type { Model, ModelEvent } from "../providers/model/Model.ts";
import { type StreamError, type Stage, TransformedStream } from "../providers/model/TransformedStream.ts";
import type { Metrics } from "./Metrics.ts";

/** A model with metrics: how many generations run, how they end, and how long they take. */
export function measuredModel(model: Model, metrics: Metrics): Model {
  return {
    name: model.name,
    reply: (request, signal) => {
      const kind =
        request.turn !== undefined && request.turn.priority !== "background" ? "reply" : "background";
      const events = model.reply(request, signal);
      return new TransformedStream(() => ({ stage: new Measuring(metrics, kind), open: () => events }));
    },
  };
}

class Measuring implements Stage<ModelEvent, ModelEvent> {
  readonly #kind: "reply" | "background";
  readonly #start = performance.now();
  readonly #ended: ReturnType<Metrics["generationBegun"]>;
  #end: Extract<ModelEvent, { kind: "end" }> | null = null;

  constructor(metrics: Metrics, kind: "reply" | "background") {
    this.#kind = kind;
    this.#ended = metrics.generationBegun();
  }

  process(event: ModelEvent): readonly ModelEvent[] {
    if (event.kind === "end") this.#end = event;
    return [event];
  }

  finish(fault: StreamError | null): readonly ModelEvent[] {
    if (fault) throw fault.error;
    return [];
  }

  close(): void {
    const seconds = (performance.now() - this.#start) / 1000;
    const code = this.#end?.finish === "error" ? this.#end.failure.code : null;
    this.#ended({ kind: this.#kind, finish: this.#end?.finish ?? "left", code, seconds });
  }
}
