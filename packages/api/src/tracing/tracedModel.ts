import type { Model, ModelEvent } from "../providers/model/Model.ts";
import { type StreamError, type Stage, TransformedStream } from "../providers/model/TransformedStream.ts";
import type { Span, Tracer } from "../shared/Tracer.ts";

/** A model with a span for each request, from its start in the queue to the end of the reply. */
export function tracedModel(model: Model, tracer: Tracer): Model {
  return {
    name: model.name,
    reply: (request, signal) => {
      const priority = request.turn?.priority ?? "background";
      const attributes = { "gen_ai.operation.name": "chat", "gen_ai.request.model": model.name, priority };
      const events = model.reply(request, signal);
      return new TransformedStream(() => {
        const span = tracer.start(`chat ${model.name}`, { kind: "client", attributes });
        return { stage: new Tracing(span), open: () => events };
      });
    },
  };
}

class Tracing implements Stage<ModelEvent, ModelEvent> {
  readonly #span: Span;
  readonly #start = performance.now();
  #hasText = false;

  constructor(span: Span) {
    this.#span = span;
  }

  process(event: ModelEvent): readonly ModelEvent[] {
    if (event.kind === "begun") this.#addTime("mimi.queue_wait_ms");
    if (event.kind === "delta" && !this.#hasText) {
      this.#hasText = true;
      this.#addTime("mimi.first_token_ms");
    }
    if (event.kind === "end") this.#addEnd(event);
    return [event];
  }

  finish(failure: StreamError | null): readonly ModelEvent[] {
    if (failure) throw failure.error;
    return [];
  }

  close(): void {
    this.#span.end();
  }

  #addTime(name: string): void {
    this.#span.add({ [name]: Math.round(performance.now() - this.#start) });
  }

  #addEnd(end: Extract<ModelEvent, { kind: "end" }>): void {
    const { usage, model } = end;
    this.#span.add({
      "gen_ai.response.finish_reasons": end.finish,
      ...(model === undefined ? {} : { "gen_ai.response.model": model }),
      ...(usage
        ? { "gen_ai.usage.input_tokens": usage.inputTokens, "gen_ai.usage.output_tokens": usage.outputTokens }
        : {}),
    });
    if (end.finish !== "error") return;
    this.#span.add({ "error.type": String(end.failure.code) });
    this.#span.fail();
  }
}
